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

/**
 * Tracks which of the sections stacked in a stage is shown, and scrolls between them by the arrow
 * keys while the stage is in view. At its ends, and in fields and menus, the keys keep their default
 * action.
 */
export function useStops() {
  /** Contains the sections, each marked `data-panel`. */
  const stage = useRef<HTMLElement>(null);
  const inView = useRef(false);
  /** The index of the section that a pending smooth scroll ends at. */
  const scrollTarget = useRef<number>(undefined);
  const scrollStart = useRef<number>(undefined);
  const scrollEndTimer = useRef<number>(undefined);
  /** The section being shown, or shown last. */
  const [current, setCurrent] = useState(0);

  const goTo = useCallback((index: number) => {
    // An earlier scroll that would end now is continued.
    window.clearTimeout(scrollEndTimer.current);
    scrollTarget.current = index;
    scrollStart.current = window.scrollY;
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
        // Covered sections are still in view for the observer; the last one covers them.
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
      const moving = scrollTarget.current !== undefined;
      const position = stops[scrollTarget.current ?? -1] ?? window.scrollY;
      const next = stopToward(direction, { stops, position, windowHeight: window.innerHeight });
      if (next === undefined && !moving) return;
      event.preventDefault();
      // A key that is held down scrolls on when the last scroll has ended.
      if (next !== undefined && !(event.repeat && moving)) goTo(next);
    };
    const onScrollEnd = () => {
      // The end of an earlier scroll may be reported when the next one has not moved the page yet.
      if (window.scrollY !== scrollStart.current) scrollTarget.current = undefined;
    };
    document.addEventListener("keydown", onKeyDown);
    const stopListening = listenForScrollEnd(onScrollEnd, scrollEndTimer);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      stopListening();
    };
  }, [goTo]);

  return { stage, current, goTo };
}

/**
 * Calls a function after each scroll of the page. WebKit has no `scrollend` event before Safari 26.2:
 * there a scroll has ended when the page has not moved for `SCROLL_PAUSE`.
 */
function listenForScrollEnd(
  onScrollEnd: () => void,
  timer: RefObject<number | undefined>,
): () => void {
  const isSupported = "onscrollend" in window;
  const onScroll = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(onScrollEnd, SCROLL_PAUSE);
  };
  const [event, listener] = isSupported
    ? (["scrollend", onScrollEnd] as const)
    : (["scroll", onScroll] as const);
  document.addEventListener(event, listener);
  return () => {
    window.clearTimeout(timer.current);
    document.removeEventListener(event, listener);
  };
}

const panelsOf = (stage: HTMLElement | null): HTMLElement[] => [
  ...(stage?.querySelectorAll<HTMLElement>("[data-panel]") ?? []),
];

/** Returns the offset at which each section would begin if none were sticky. */
function stopsOf(stage: HTMLElement | null): number[] {
  let top = (stage?.getBoundingClientRect().top ?? 0) + window.scrollY;
  return panelsOf(stage).map(({ offsetHeight }) => {
    top += offsetHeight;
    return top - offsetHeight;
  });
}

/** Returns whether every section fits into the window; otherwise the arrow keys scroll inside it. */
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
 * Returns the section that an arrow key scrolls to.
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
