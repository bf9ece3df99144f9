declare global {
  interface Window {
    /** What the visitor pressed last. */
    lastPressed?: EventTarget | null;
  }
}

/** Remembers what the visitor presses before the page can answer. */
export function keepLateClick(): void {
  addEventListener("click", ({ target }) => {
    window.lastPressed = target;
  });
}

/** The page can answer now: a press on a button marked `data-late` that came too early is repeated. */
export function answerLateClick(): void {
  if (window.lastPressed instanceof Element)
    window.lastPressed.closest<HTMLElement>("[data-late]")?.click();
}
