import { act, fireEvent, screen } from "@testing-library/react";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { ProductShowcase } from "./ProductShowcase";

export const WINDOW_HEIGHT = 800;
/** The position of the showcase on the page in px; each of its sections is as high as the window. */
export const TOP = 1000;

const product = (title: string, comingSoon: boolean): Queries.ListedProductFragment => ({
  path: `/${title.toLowerCase()}`,
  card: {
    id: title,
    order: 1,
    title,
    description: `About ${title}.`,
    badge: comingSoon ? "Coming Soon" : "Available Now",
    comingSoon,
    linkLabel: "Learn More",
    picture: { alt: title, src: { gatsbyImageData: null } },
  },
});

const NAMES = ["First", "Second", "Third"];
export const products = NAMES.map((name, index) => product(name, index > 0));

let observed: IntersectionObserverCallback;
let threshold: unknown;
export const scrolledTo = jest.fn();
let reducesMotion = false;

/** Renders the showcase before every test, in a window with positions. */
export function beforeEveryTest(): void {
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
}

export function renderShowcase(): void {
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
}

/** Scrolls so that the showcase shows `shares[0]` of its first section, and so on. */
export function scroll(position: number, ...shares: number[]): void {
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

export const press = (key: string, target: Element = document.body, more = {}) =>
  fireEvent.keyDown(target, { key, ...more });

export const currentDot = () =>
  NAMES.filter((name) => screen.getByRole("button", { name }).hasAttribute("aria-current"));

/** Returns the share of a section from which the showcase counts it as in view. */
export const observedThreshold = () => threshold;

export const reduceMotion = () => {
  reducesMotion = true;
};
