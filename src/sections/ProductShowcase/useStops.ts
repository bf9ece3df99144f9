import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";
import { scrollBehavior } from "../../lib/scrollBehavior";

/** The share of a section that must be in view for it to be the current one. */
const VISIBLE_SHARE = 0.5;

/** How far from a stop the page still counts as being there, as a share of the window's height. */
const SLACK = 0.25;

/** The milliseconds without movement after which a scroll has ended. */
const SCROLL_PAUSE = 150;

const DIRECTIONS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };

export interface Stops {
  /** The element that holds the sections, each marked `data-panel`. */
  stage: RefObject<HTMLElement | null>;
  /** The index of the section being shown, or shown last. */
  current: number;
  goTo(index: number): void;
}

/**
 * Follows which of the sections stacked in a stage is being shown, and moves between them by the
 * arrow keys while the stage is in view. At its ends, and wherever the keys mean something else,
 * they scroll the page as ever.
 */
export function useStops(): Stops {
  const stage = useRef<HTMLElement>(null);
  const inView = useRef(false);
  /** The stop that a smooth scroll is on its way to. */
  const underWay = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  const goTo = useCallback((index: number) => {
    underWay.current = index;
    window.scrollTo({ top: stopsOf(stage.current)[index], behavior: scrollBehavior() });
  }, []);

  useEffect(() => {
    const panels = panelsOf(stage.current);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (intersectionRatio >= VISIBLE_SHARE) visible.add(target);
          else visible.delete(target);
        inView.current = visible.size > 0;
        // Sections that are covered stay where they are, below the last one.
        if (inView.current) setCurrent(panels.findLastIndex((panel) => visible.has(panel)));
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const panel of panels) observer.observe(panel);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || !inView.current || !isUnhandledArrowKey(event) || !fits(stage.current))
        return;
      const stops = stopsOf(stage.current);
      const moving = underWay.current !== undefined;
      const position = stops[underWay.current ?? -1] ?? window.scrollY;
      const next = stopToward(direction, { stops, position, windowHeight: window.innerHeight });
      if (next === undefined && !moving) return;
      event.preventDefault();
      // A key held down moves on when the last move has ended.
      if (next !== undefined && !(event.repeat && moving)) goTo(next);
    };
    const onScrollEnd = () => {
      underWay.current = undefined;
    };
    document.addEventListener("keydown", onKeyDown);
    const stopListening = listenForScrollEnd(onScrollEnd);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      stopListening();
    };
  }, [goTo]);

  return { stage, current, goTo };
}

/**
 * Calls a function after each scroll of the page. WebKit has no `scrollend` event before Safari 26.2:
 * there a scroll has ended when the page has not moved for a moment.
 */
function listenForScrollEnd(onScrollEnd: () => void): () => void {
  const isSupported = "onscrollend" in window;
  let timer = 0;
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onScrollEnd, SCROLL_PAUSE);
  };
  const [event, listener] = isSupported
    ? (["scrollend", onScrollEnd] as const)
    : (["scroll", onScroll] as const);
  document.addEventListener(event, listener);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener(event, listener);
  };
}

const panelsOf = (stage: HTMLElement | null): HTMLElement[] => [
  ...(stage?.querySelectorAll<HTMLElement>("[data-panel]") ?? []),
];

/** Where each section would begin if none of them stuck to the window. */
function stopsOf(stage: HTMLElement | null): number[] {
  let top = (stage?.getBoundingClientRect().top ?? 0) + window.scrollY;
  return panelsOf(stage).map(({ offsetHeight }) => {
    top += offsetHeight;
    return top - offsetHeight;
  });
}

/** Whether every section shows whole; if not, the arrow keys are needed to read it. */
const fits = (stage: HTMLElement | null) =>
  panelsOf(stage).every(({ scrollHeight }) => scrollHeight <= window.innerHeight + 1);

export interface ScrollState {
  /** The scroll positions, in CSS pixels, at which each section fills the window, from the top. */
  stops: readonly number[];
  /** How far the page is scrolled, in CSS pixels. */
  position: number;
  /** The window's height in CSS pixels. */
  windowHeight: number;
}

/**
 * The section that an arrow key leads to.
 * @param direction 1 for down, -1 for up
 * @returns the section's index, or undefined where there is none further in that direction
 */
export function stopToward(
  direction: 1 | -1,
  { stops, position, windowHeight }: ScrollState,
): number | undefined {
  const slack = SLACK * windowHeight;
  const index =
    direction === 1
      ? stops.findIndex((stop) => stop > position + slack)
      : stops.findLastIndex((stop) => stop < position - slack);
  return index === -1 ? undefined : index;
}
