import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { ProductShowcase } from "./ProductShowcase";

const WINDOW_HEIGHT = 800;
/** Where the showcase begins on the page, in px; each of its sections is as high as the window. */
const TOP = 1000;

const product = (title: string, comingSoon: boolean): Queries.ShowcaseProductFragment => ({
  path: `/${title.toLowerCase().replace(" ", "-")}`,
  card: {
    id: title,
    title,
    description: `About ${title}.`,
    badge: comingSoon ? "Coming Soon" : "Available Now",
    comingSoon,
    linkLabel: "Learn More",
    picture: { alt: title, src: { childImageSharp: null } },
  },
});

const NAMES = ["Salary Loans", "Business Loans", "Government Loans"];
const products = NAMES.map((name, index) => product(name, index > 0));

let observed: IntersectionObserverCallback;
let threshold: unknown;
const scrolledTo = jest.fn();
let wantsNoMotion = false;

beforeEach(() => {
  scrolledTo.mockClear();
  wantsNoMotion = false;
  Object.assign(window, {
    innerHeight: WINDOW_HEIGHT,
    scrollTo: scrolledTo,
    matchMedia: () => ({ matches: wantsNoMotion }),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        observed = callback;
        threshold = options.threshold;
      }
      observe() {}
      disconnect() {}
    },
  });
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(WINDOW_HEIGHT);
  jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(WINDOW_HEIGHT);
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ top: TOP - window.scrollY }) as DOMRect);
  renderUnstyled(
    <>
      <input aria-label="A field" />
      <button type="button" popoverTarget="menu">
        A menu
      </button>
      <ProductShowcase showcase={{ id: "our-loans", title: "Our loans" }} products={products} />
    </>,
  );
});

afterEach(() => jest.restoreAllMocks());

/** Scrolls so that the showcase shows `shares[0]` of its first section, and so on. */
function scroll(position: number, ...shares: number[]): void {
  window.scrollY = position;
  const panels = screen.getAllByRole("article");
  const entries = panels.map((target, index) => ({
    target,
    intersectionRatio: shares[index] ?? 0,
  }));
  act(() =>
    observed(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver),
  );
}

const press = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more });

const currentDot = () =>
  NAMES.filter((name) => screen.getByRole("button", { name }).hasAttribute("aria-current"));

test("each product has its badge, heading, words and a link that begins with Learn More", () => {
  for (const { path, card } of products) {
    expect(screen.getByRole("heading", { level: 2, name: card.title })).toBeVisible();
    expect(screen.getByText(card.description)).toBeVisible();
    expect(screen.getByRole("link", { name: `Learn More about ${card.title}` })).toHaveAttribute(
      "href",
      path,
    );
  }
  expect(screen.getAllByText("Coming Soon")).toHaveLength(2);
});

test.each([
  ["Salary Loans", [1]],
  ["Salary Loans", [1, 0.49]],
  ["Business Loans", [1, 0.5]],
  ["Government Loans", [1, 1, 0.5]],
])("%s is current when the sections show %p of themselves", (name, shares) => {
  expect(threshold).toBe(0.5);
  scroll(TOP, ...shares);
  expect(currentDot()).toEqual([name]);
});

test.each([
  ["Salary Loans", 1000],
  ["Business Loans", 1800],
  ["Government Loans", 2600],
])("the dot %s jumps to %i px", async (name, top) => {
  scroll(TOP, 1);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test.each([
  ["ArrowDown", 1000, [1], 1800],
  ["ArrowDown", 1800, [1, 1], 2600],
  ["ArrowUp", 2600, [1, 1, 1], 1800],
  ["ArrowUp", 1800, [1, 1], 1000],
])("%s at %i px moves between the sections", (key, position, shares, top) => {
  scroll(position, ...shares);
  expect(press(key)).toBe(false);
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test("without motion it is there at once", () => {
  wantsNoMotion = true;
  scroll(TOP, 1);
  press("ArrowDown");
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "instant" });
});

test.each([
  ["at the first section, upwards", () => scroll(1000, 1), "ArrowUp", {}],
  ["at the last section, downwards", () => scroll(2600, 1, 1, 1), "ArrowDown", {}],
  ["out of view", () => scroll(100, 0.2), "ArrowDown", {}],
  ["gone by", () => scroll(3300, 0.1, 0.1, 0.1), "ArrowUp", {}],
  ["with a modifier", () => scroll(1000, 1), "ArrowDown", { altKey: true }],
  ["other keys", () => scroll(1000, 1), "PageDown", {}],
  [
    "sections too high for the window",
    () => {
      jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(WINDOW_HEIGHT + 50);
      scroll(1000, 1);
    },
    "ArrowDown",
    {},
  ],
])("keys are left alone: %s", (_, arrange, key, more) => {
  arrange();
  expect(press(key, document.body, more)).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("keys are left alone in a field and while a menu is open", () => {
  scroll(1000, 1);
  expect(press("ArrowDown", screen.getByLabelText("A field"))).toBe(true);
  const menu = screen.getByRole("button", { name: "A menu" });
  expect(press("ArrowDown", menu)).toBe(true);
  menu.ariaExpanded = "true";
  expect(press("ArrowDown")).toBe(true);
  menu.ariaExpanded = "false";
  expect(press("ArrowDown")).toBe(false);
});

describe("where the browser tells when a scroll has ended", () => {
  beforeEach(() => Object.assign(window, { onscrollend: null }));
  afterEach(() => Reflect.deleteProperty(window, "onscrollend"));

  test("a second press counts from where the first is leading", () => {
    scroll(1000, 1);
    press("ArrowDown");
    press("ArrowDown");
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
    // The last section is on its way: the page must not scroll past it.
    expect(press("ArrowDown")).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  test("a key held down moves one section at a time", () => {
    scroll(1000, 1);
    press("ArrowDown");
    expect(press("ArrowDown", document.body, { repeat: true })).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    scroll(1800, 1, 1);
    fireEvent(document, new Event("scrollend"));
    press("ArrowDown", document.body, { repeat: true });
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
  });
});

test("a section that the keyboard comes to while another covers it comes forward", async () => {
  scroll(2600, 1, 1, 1);
  await userEvent.tab();
  screen.getByRole("link", { name: /about Business Loans/ }).focus();
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "smooth" });
});
