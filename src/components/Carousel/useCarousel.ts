import { useCallback, useEffect, useRef, useState } from "react";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows one of several entries, and wraps around at both ends. The left and right arrow keys move
 * it while the middle of its region is in view, and are left alone otherwise.
 * @param count how many entries there are, 1 or more
 */
export function useCarousel(count: number) {
  // Until it is moved there is nothing to announce.
  const [{ index, moved }, setPosition] = useState({ index: 0, moved: false });
  const region = useRef<HTMLDivElement>(null);

  const move = useCallback(
    (step: 1 | -1) =>
      setPosition((position) => ({ index: (position.index + step + count) % count, moved: true })),
    [count],
  );

  useEffect(() => {
    if (count < 2) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || !region.current || !meantFor(region.current, event)) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [count, move]);

  return {
    index,
    moved,
    previous: useCallback(() => move(-1), [move]),
    next: useCallback(() => move(1), [move]),
    region,
  };
}

function meantFor(region: HTMLElement, event: KeyboardEvent): boolean {
  if (!isUnhandledArrowKey(event)) return false;
  if (event.target instanceof Node && region.contains(event.target)) return true;
  const { top, bottom } = region.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}
