import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { ProductShowcase } from "./ProductShowcase";

const WINDOW_HEIGHT = 800;
/** The position of the showcase on the page in px; each of its sections is as high as the window. */
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
    picture: { alt: title, src: { gatsbyImageData: null } },
  },
});

const NAMES = ["Salary Loans", "Business Loans", "Government Loans"];
const products = NAMES.map((name, index) => product(name, index > 0));

let observed: IntersectionObserverCallback;
let threshold: unknown;
const scrolledTo = jest.fn();
let reducesMotion = false;

beforeEach(() => {
  scrolledTo.mockClear();
  reducesMotion = false;
  Object.assign(window, {
    innerHeight: WINDOW_HEIGHT,
    scrollTo: scrolledTo,
    matchMedia: () => ({ matches: reducesMotion }),
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
  renderShowcase();
});

afterEach(() => jest.restoreAllMocks());

function renderShowcase(): void {
  renderUnstyled(
    <>
      <input aria-label="A field" />
      <button type="button" popoverTarget="menu">
        A menu
      </button>
      <ProductShowcase showcase={{ id: "our-loans", title: "Our loans" }} products={products} />
    </>,
  );
}

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

test("shows badge, heading, description and link when a product is rendered", () => {
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
])("marks %s as current when these shares of the sections are in view: %p", (name, shares) => {
  expect(threshold).toBe(0.5);
  scroll(TOP, ...shares);
  expect(currentDot()).toEqual([name]);
});

test.each([
  ["Salary Loans", 1000],
  ["Business Loans", 1800],
  ["Government Loans", 2600],
])("the dot %s scrolls to %i px when it is clicked", async (name, top) => {
  scroll(TOP, 1);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test.each([
  ["ArrowDown", 1000, [1], 1800],
  ["ArrowDown", 1800, [1, 1], 2600],
  ["ArrowUp", 2600, [1, 1, 1], 1800],
  ["ArrowUp", 1800, [1, 1], 1000],
])("%s scrolls to the next section when it is pressed at %i px", (key, position, shares, top) => {
  scroll(position, ...shares);
  expect(press(key)).toBe(false);
  expect(scrolledTo).toHaveBeenLastCalledWith({ top, behavior: "smooth" });
});

test("scrolls instantly when the visitor prefers reduced motion", () => {
  reducesMotion = true;
  scroll(TOP, 1);
  press("ArrowDown");
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "instant" });
});

test.each([
  ["at the first section, upwards", () => scroll(1000, 1), "ArrowUp", {}],
  ["at the last section, downwards", () => scroll(2600, 1, 1, 1), "ArrowDown", {}],
  ["out of view", () => scroll(100, 0.2), "ArrowDown", {}],
  ["past the showcase", () => scroll(3300, 0.1, 0.1, 0.1), "ArrowUp", {}],
  ["with a modifier", () => scroll(1000, 1), "ArrowDown", { altKey: true }],
  ["and are others", () => scroll(1000, 1), "PageDown", {}],
  [
    "and a section is higher than the window",
    () => {
      jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(WINDOW_HEIGHT + 50);
      scroll(1000, 1);
    },
    "ArrowDown",
    {},
  ],
])("leaves keys to the browser when they are pressed %s", (_, arrange, key, more) => {
  arrange();
  expect(press(key, document.body, more)).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("leaves keys to the browser when they are pressed in a field or a menu is open", () => {
  scroll(1000, 1);
  expect(press("ArrowDown", screen.getByLabelText("A field"))).toBe(true);
  const menu = screen.getByRole("button", { name: "A menu" });
  expect(press("ArrowDown", menu)).toBe(true);
  menu.ariaExpanded = "true";
  expect(press("ArrowDown")).toBe(true);
  menu.ariaExpanded = "false";
  expect(press("ArrowDown")).toBe(false);
});

describe.each([
  ["with", () => fireEvent(document, new Event("scrollend"))],
  [
    "without",
    () => {
      fireEvent.scroll(document);
      jest.advanceTimersByTime(150);
    },
  ],
])("in browsers %s the scrollend event", (how, endScroll) => {
  beforeEach(() => {
    jest.useFakeTimers();
    if (how === "without") return;
    Object.assign(window, { onscrollend: null });
    cleanup();
    renderShowcase();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, "onscrollend");
  });

  test("scrolls two sections when a key is pressed again during the first scroll", () => {
    scroll(1000, 1);
    press("ArrowDown");
    fireEvent.scroll(document);
    press("ArrowDown");
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
    // The page is scrolling to the last section and must not scroll past it.
    expect(press("ArrowDown")).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  test("scrolls one section at a time when a key is held down", () => {
    scroll(1000, 1);
    press("ArrowDown");
    expect(press("ArrowDown", document.body, { repeat: true })).toBe(false);
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    scroll(1800, 1, 1);
    endScroll();
    press("ArrowDown", document.body, { repeat: true });
    expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2600, behavior: "smooth" });
  });
});

test("scrolls to a covered section when the focus moves into it", async () => {
  scroll(2600, 1, 1, 1);
  await userEvent.tab();
  screen.getByRole("link", { name: /about Business Loans/ }).focus();
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 1800, behavior: "smooth" });
});
