import { useCallback, useEffect, useRef, useState } from "react";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";
import { scrollBehavior } from "../../lib/scrollBehavior";

/** The share of a panel in the upper 60% of the window that makes it the current one. */
const VISIBLE_SHARE = 0.5;

/**
 * Tracks which panel (`data-panel`) of a stage is shown. While the stage is in view, the arrow keys scroll
 * from panel to panel. They keep their default action at both ends, in fields and in menus.
 */
export function useStops() {
  const stage = useRef<HTMLElement>(null);
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
        // The observer reports covered panels as visible. The last visible panel covers the others.
        if (visible.size > 0) setCurrent(panels.findLastIndex((panel) => visible.has(panel)));
      },
      { threshold: VISIBLE_SHARE, rootMargin: "0px 0px -40%" },
    );
    for (const panel of panels) observer.observe(panel);

    const onKeyDown = (event: KeyboardEvent) => {
      const isDown = event.key === "ArrowDown";
      if ((!isDown && event.key !== "ArrowUp") || visible.size === 0) return;
      if (!isUnhandledArrowKey(event) || !panels.every(fitsWindow)) return;
      const stops = stopsOf(stage.current);
      const from = Math.round(window.scrollY);
      const end = isDown
        ? stops.find((stop) => stop > from)
        : stops.findLast((stop) => stop < from);
      if (end === undefined) return;
      event.preventDefault();
      if (!event.repeat) goTo(stops.indexOf(end));
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

/** Returns the scroll position at which each panel starts to stick. */
function stopsOf(stage: HTMLElement | null): number[] {
  let end = (stage?.getBoundingClientRect().top ?? 0) + window.scrollY;
  return panelsOf(stage).map((panel) => {
    const top = end;
    end += panel.offsetHeight;
    return Math.round(top - (Number.parseFloat(getComputedStyle(panel).top) || 0));
  });
}

/** Returns whether a panel is sticky and needs no scrolling of its own. */
const fitsWindow = (panel: HTMLElement) =>
  getComputedStyle(panel).position === "sticky" && panel.scrollHeight <= panel.clientHeight + 1;
