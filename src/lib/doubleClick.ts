import { type MouseEvent, useMemo, useRef } from "react";

/** In milliseconds. A second click or tap within it is one too many. */
const DOUBLE_CLICK = 500;

/**
 * Keeps the second click of a double click from what the first one has moved under the pointer.
 * @returns a function to call at the first click, and the handlers of the element around
 */
export function useSecondClickGuard() {
  const clickedAt = useRef(-DOUBLE_CLICK);
  return useMemo(() => {
    const guard = (event: MouseEvent) => {
      const isByKey = event.detail === 0;
      if (isByKey || event.timeStamp - clickedAt.current >= DOUBLE_CLICK) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const start = () => {
      clickedAt.current = performance.now();
    };
    return { start, handlers: { onMouseDownCapture: guard, onClickCapture: guard } };
  }, []);
}
