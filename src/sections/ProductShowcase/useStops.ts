import { useCallback, useEffect, useRef, useState } from "react";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";
import { scrollBehavior } from "../../lib/scrollBehavior";

/** The share of a section that must be in view for it to be the current one. */
const VISIBLE_SHARE = 0.5;

/** How far from a stop the page still counts as being there, as a share of the window's height. */
const SLACK = 0.25;

/** How long a smooth scroll takes at most, in milliseconds. */
const SCROLL_TIME = 600;

const DIRECTIONS: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Tracks which of the sections stacked in a stage, each marked `data-panel`, is shown, and scrolls between
 * them by the arrow keys while the stage is in view. At its ends, and in fields and menus, the keys keep
 * their default action.
 */
export function useStops() {
  const stage = useRef<HTMLElement>(null);
  /** The section being shown, or shown last. */
  const [current, setCurrent] = useState(0);
  const goTo = useCallback((index: number) => {
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
        // Covered sections are still in view for the observer; the last one covers them.
        if (visible.size > 0) setCurrent(panels.findLastIndex((panel) => visible.has(panel)));
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const panel of panels) observer.observe(panel);

    let last = { start: Number.NEGATIVE_INFINITY, end: 0 };
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (!direction || visible.size === 0 || !isUnhandledArrowKey(event) || !fits(panels)) return;
      const start = performance.now();
      const isMoving = start < last.start + SCROLL_TIME;
      const stops = stopsOf(stage.current);
      const position = isMoving ? last.end : window.scrollY;
      const next = nextStop(stops, position + direction * SLACK * window.innerHeight, direction);
      const end = stops[next];
      if (end !== undefined || isMoving) event.preventDefault();
      // A key that is held down scrolls on when the last scroll has ended.
      if (end === undefined || (event.repeat && isMoving)) return;
      last = { start, end };
      goTo(next);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [goTo]);

  return { stage, current, goTo };
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
const fits = (panels: readonly HTMLElement[]) =>
  panels.every(({ scrollHeight }) => scrollHeight <= window.innerHeight + 1);

/** Returns the index of the first stop beyond a scroll position in a direction, or -1. */
const nextStop = (stops: readonly number[], position: number, direction: 1 | -1): number =>
  direction === 1
    ? stops.findIndex((stop) => stop > position)
    : stops.findLastIndex((stop) => stop < position);
