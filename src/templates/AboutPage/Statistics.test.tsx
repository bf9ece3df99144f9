import { act, render, screen } from "@testing-library/react";
import { textsOf } from "../../../test/texts";
import { Statistics } from "./Statistics";

const STATISTICS = [
  { prefix: "$", value: 15, unit: "B+", label: "lent" },
  { prefix: null, value: 5000, unit: null, label: "people" },
];
const FINAL = ["$15B+", "5,000"];

let threshold: IntersectionObserverInit["threshold"];
let notify: ((entries: Partial<IntersectionObserverEntry>[]) => void) | undefined;

/** Renders the figures with the given share of their block in view, in a window 800 px high. */
function renderInView(intersectionRatio: number, height = 400, reducedMotion = false) {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof notify, options: IntersectionObserverInit) {
        notify = callback;
        threshold = options.threshold;
      }
      observe = () => {};
      disconnect = () => {
        notify = undefined;
      };
    },
    matchMedia: () => ({ matches: reducedMotion }),
  });
  const view = render(<Statistics title="Figures" statistics={STATISTICS} />);
  const boundingClientRect = { ...new DOMRect(), height };
  const rootBounds = { ...new DOMRect(), height: 800 };
  const show = (intersectionRatio: number) =>
    act(() => notify?.([{ intersectionRatio, boundingClientRect, rootBounds }]));
  show(intersectionRatio);
  return { ...view, show };
}

const texts = () => textsOf(screen.getAllByRole("definition"));
/** Returns the painted figures: the running counts if there are any, and otherwise the text. */
const figures = () =>
  screen.getAllByRole("definition").map((figure) => {
    const counting = figure.querySelector("[data-count]");
    return counting?.getAttribute("data-count") ?? figure.textContent;
  });

beforeEach(() => void jest.useFakeTimers());

it("counts once over the final figures, from 0 in 30 steps over 2 seconds, when 30% of the block is scrolled into view", () => {
  const { show } = renderInView(0);
  expect([threshold].flat()).toContain(0.3);
  show(0.29);
  const shown = new Set([figures()[1]]);
  const advance = (steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      act(() => jest.advanceTimersByTime(2000 / 30));
      shown.add(figures()[1]);
      expect(texts()).toEqual(FINAL);
    }
  };
  advance(5);
  expect([...shown]).toEqual(["0"]);
  show(0.3);
  advance(15);
  expect(figures()).toEqual(["$8B+", "2,500"]);
  advance(15);
  expect(figures()).toEqual(FINAL);
  expect(shown.size).toBe(31);
  show(1);
  advance(5);
  expect(figures()).toEqual(FINAL);
});

it.each([
  { when: "the visitor prefers reduced motion", ratio: 0, height: 400, motion: true },
  { when: "the block is already in view", ratio: 0.3, height: 400, motion: false },
  { when: "30% of the block never fits into the window", ratio: 0, height: 2700, motion: false },
])("keeps the final figures when $when", ({ ratio, height, motion }) => {
  renderInView(ratio, height, motion);
  expect(figures()).toEqual(FINAL);
});
