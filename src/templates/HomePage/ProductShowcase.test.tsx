import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listedProduct } from "../../../test/listedProduct";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { ProductShowcase } from "./ProductShowcase";

const WINDOW_HEIGHT = 800;
/** The position of the showcase on the page, in px. Each of its panels is as high as the window. */
const TOP = 1000;

const NAMES = ["First", "Second", "Third"];
const products = NAMES.map((title, index) => listedProduct(title, index > 0));

let observed: IntersectionObserverCallback;
let threshold: unknown;
const scrolledTo = jest.fn();

beforeEach(() => {
  scrolledTo.mockClear();
  Object.assign(window, {
    innerHeight: WINDOW_HEIGHT,
    scrollTo: scrolledTo,
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        observed = callback;
        threshold = options.threshold;
      }
      observe() {}
      disconnect() {}
    },
  });
  for (const height of ["offsetHeight", "clientHeight", "scrollHeight"] as const)
    jest.spyOn(HTMLElement.prototype, height, "get").mockReturnValue(WINDOW_HEIGHT);
  jest
    .spyOn(HTMLElement.prototype, "getBoundingClientRect")
    .mockImplementation(() => ({ top: TOP - window.scrollY }) as DOMRect);
  renderUnstyled(
    <>
      <input aria-label="A field" />
      <button type="button" popoverTarget="menu">
        A menu
      </button>
      <dialog />
      <ProductShowcase showcase={{ id: "our-loans", title: "Our loans" }} products={products} />
    </>,
  );
  for (const panel of screen.getAllByRole("article")) panel.style.position = "sticky";
});
afterEach(() => jest.restoreAllMocks());

/** Scrolls to a position at which `shares[0]` of the first panel is in view, and so on. */
function scroll(position: number, ...shares: number[]): void {
  window.scrollY = position;
  const entries = screen.getAllByRole("article").map((target, index) => ({
    target,
    intersectionRatio: shares[index] ?? 0,
  }));
  act(() =>
    observed(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver),
  );
}

const press = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more });

const scrolledTop = () => scrolledTo.mock.lastCall?.[0].top;

const linkOf = (subject: string) =>
  screen.getByRole("link", { name: `Learn More about ${subject}` });

test.each([
  ["First", TOP, [1]],
  ["First", TOP, [1, 1]],
  ["First", TOP + 0.49 * WINDOW_HEIGHT, [1, 0.49]],
  ["Second", TOP + 0.51 * WINDOW_HEIGHT, [1, 0.51]],
  ["Third", TOP + 1.51 * WINDOW_HEIGHT, [1, 1, 0.51]],
])(
  "marks the dot %s as current at %i px when these shares of the panels are in view: %p",
  (name, position, shares) => {
    expect(threshold).toBe(0.5);
    scroll(TOP, 1);
    window.scrollY = position;
    fireEvent.scroll(document);
    scroll(position, ...shares);
    const dots = NAMES.map((each) => screen.getByRole("button", { name: each }));
    const current = dots.filter((dot) => dot.hasAttribute("aria-current"));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  },
);

test("scrolls to where a panel becomes stuck when panels stick below the top of the window", () => {
  scroll(TOP, 1);
  for (const panel of screen.getAllByRole("article")) panel.style.top = "76px";
  press("ArrowDown");
  expect(scrolledTop()).toBe(1724);
});

test("scrolls to a covered panel when the focus moves into it", async () => {
  scroll(2600, 1, 1, 1);
  await userEvent.tab();
  linkOf("Second").focus();
  expect(scrolledTop()).toBe(1800);
});

test.each([
  ["ArrowDown", 900, [0.88], 1000],
  ["ArrowDown", 968, [0.96], 1800],
  ["ArrowDown", 1000, [1], 1800],
  ["ArrowDown", 1800, [1, 1], 2600],
  ["ArrowUp", 2900, [1, 1, 0.63], 2600],
  ["ArrowUp", 2600, [1, 1, 1], 1800],
  ["ArrowUp", 1800, [1, 1], 1000],
  ["ArrowUp", 1832, [1, 1], 1000],
])(
  "scrolls to the next panel in the key's direction when %s is pressed at %i px",
  (key, position, shares, top) => {
    scroll(position, ...shares);
    expect(press(key)).toBe(false);
    expect(scrolledTop()).toBe(top);
  },
);

/** Makes the panels' content taller than the window, and scrolls to the first panel. */
const scrollToHighPanel = () => {
  jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(WINDOW_HEIGHT + 50);
  scroll(1000, 1);
};

test.each([
  ["when scrolling up at the first panel", () => scroll(1000, 1), "ArrowUp", {}],
  ["when scrolling down at the last panel", () => scroll(2600, 1, 1, 1), "ArrowDown", {}],
  ["when the showcase is out of view", () => scroll(100, 0.2), "ArrowDown", {}],
  ["when a modifier key is held down", () => scroll(1000, 1), "ArrowDown", { altKey: true }],
  ["when they are not arrow keys", () => scroll(1000, 1), "PageDown", {}],
  ["while a panel's content scrolls", scrollToHighPanel, "ArrowDown", {}],
])("leaves keys to the browser %s", (_, arrange, key, more) => {
  arrange();
  expect(press(key, document.body, more)).toBe(true);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test("leaves keys to the browser in a field, on a menu button and while a dialog is open", () => {
  scroll(1000, 1);
  expect(press("ArrowDown", screen.getByLabelText("A field"))).toBe(true);
  expect(press("ArrowDown", screen.getByRole("button", { name: "A menu" }))).toBe(true);
  screen.getByRole("dialog", { hidden: true }).toggleAttribute("open");
  expect(press("ArrowDown")).toBe(true);
});
