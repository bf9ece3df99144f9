import { startTransition, useEffect, useState } from "react";

let isTakenOver = false;

/** The page that was loaded answers by itself: pages that the visitor goes on to do from the start. */
export const takenOver = () => {
  isTakenOver = true;
};

/**
 * Whether the page's script has taken over; false in the prerendered page and for its first render.
 * What changes with it is put together in slices, like the page itself.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(isTakenOver);
  useEffect(() => startTransition(() => setReady(true)), []);
  return ready;
}
