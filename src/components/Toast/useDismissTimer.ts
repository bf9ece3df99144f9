import { useEffect, useRef } from "react";

/**
 * Calls `dismiss` once `duration` milliseconds have passed in which it was not paused.
 */
export function useDismissTimer(duration: number, paused: boolean, dismiss: () => void): void {
  const left = useRef(duration);
  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(dismiss, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused, dismiss]);
}
