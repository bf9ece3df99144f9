import { listen } from "./page";

declare global {
  interface Window {
    /** The visitor's last press. */
    press?: Event;
  }
}

/** Remembers what the visitor presses before the page can answer. */
export function keepLateClick(): void {
  listen("click", (event) => {
    self.press = event;
  });
}

/** The page can answer now: a press on a button marked `data-late` that came too early is repeated. */
export function answerLateClick(): void {
  if (self.press?.target instanceof Element)
    self.press.target.closest<HTMLElement>("[data-late]")?.click();
}
