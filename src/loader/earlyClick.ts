declare global {
  interface Window {
    /** The visitor's last click before hydration, or what they have typed since. */
    earlyClick?: Event | undefined;
  }
}

/** Records what the visitor clicks before the page is hydrated. Who goes on typing has taken it back. */
export const recordEarlyClick = (event: Event): void => {
  self.earlyClick = event;
};

/**
 * Remembers the click before React listens; it handles later ones itself.
 * @returns a function that clicks again if that was on a button marked `data-replay-click`
 */
export function rememberEarlyClick(): () => void {
  const target = self.earlyClick?.target;
  return () => {
    if (self.earlyClick?.type === "click" && target instanceof Element)
      target.closest<HTMLElement>("[data-replay-click]")?.click();
  };
}
