import { listen } from "./page";

declare global {
  interface Window {
    /** The visitor's last click before hydration. */
    earlyClick?: Event;
  }
}

/** Records what the visitor clicks before the page is hydrated. */
export function recordEarlyClick(): void {
  listen("click", (event) => {
    self.earlyClick = event;
  });
}

/** Clicks again on a button marked `data-replay-click` that was clicked before hydration. */
export function replayEarlyClick(): void {
  if (self.earlyClick?.target instanceof Element)
    self.earlyClick.target.closest<HTMLElement>("[data-replay-click]")?.click();
}
