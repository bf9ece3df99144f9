import { act, render, screen } from "@testing-library/react";
import { useCountUp } from "./useCountUp";

type Watch = (entries: Partial<IntersectionObserverEntry>[]) => void;

let watch: Watch | undefined;
let reducedMotion = false;

class FakeObserver {
  constructor(callback: Watch) {
    watch = callback;
  }
  observe = jest.fn();
  disconnect = () => {
    watch = undefined;
  };
}

/** Notifies the hook that a share of its block is in view, in a window of 800 px. */
const show = (intersectionRatio: number, height = 400) =>
  act(() =>
    watch?.([
      {
        intersectionRatio,
        boundingClientRect: { ...new DOMRect(), height },
        rootBounds: { ...new DOMRect(), height: 800 },
      },
    ]),
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const shown: number[] = [];

function Counter() {
  const { block, progress } = useCountUp<HTMLParagraphElement>();
  shown.push(progress);
  return <p ref={block}>{Math.round(progress * 30)}</p>;
}

const reached = () => Number(screen.getByRole("paragraph").textContent);

beforeEach(() => {
  jest.useFakeTimers();
  reducedMotion = false;
  shown.length = 0;
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    matchMedia: () => ({ matches: reducedMotion }),
  });
});

afterEach(() => jest.useRealTimers());

describe("useCountUp", () => {
  it("shows the final figures when it first renders", () => {
    render(<Counter />);
    expect(shown).toEqual([1]);
  });

  it("counts in 30 steps over 2 seconds when 30% of the block is in view", () => {
    render(<Counter />);
    show(0);
    expect(reached()).toBe(0);
    show(0.29);
    pass(5000);
    expect(reached()).toBe(0);
    show(0.3);
    shown.length = 0;
    for (let elapsed = 0; elapsed < 1900; elapsed += 20) pass(20);
    expect(reached()).toBeLessThan(30);
    for (let elapsed = 0; elapsed < 100; elapsed += 20) pass(20);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, step) => (step + 1) / 30));
  });

  it("counts once when the block is scrolled into view again", () => {
    render(<Counter />);
    show(0);
    show(0.5);
    pass(2000);
    show(0);
    expect(reached()).toBe(30);
    show(0.5);
    pass(500);
    expect(reached()).toBe(30);
  });

  it.each([
    { when: "the visitor prefers reduced motion", motion: true, ratio: 0, height: 400 },
    { when: "the block is in view already", motion: false, ratio: 0.3, height: 400 },
    { when: "30% of the block never fits into the window", motion: false, ratio: 0, height: 2700 },
  ])("keeps the final figures when $when", ({ motion, ratio, height }) => {
    reducedMotion = motion;
    render(<Counter />);
    show(ratio, height);
    show(1, height);
    pass(2000);
    expect(new Set(shown)).toEqual(new Set([1]));
  });

  it("shows the final figures when the page is printed", () => {
    render(<Counter />);
    show(0);
    act(() => {
      window.dispatchEvent(new Event("beforeprint"));
    });
    expect(reached()).toBe(30);
  });

  it("stops its timer when it is unmounted", () => {
    const { unmount } = render(<Counter />);
    show(0);
    show(0.5);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
