import { listen } from "./page";

declare global {
  interface Window {
    /** The visitor's last click before hydration, unless something has made it void. */
    earlyClick?: MouseEvent | undefined;
  }
}

/** Records what the visitor clicks before the page is hydrated. */
export function recordEarlyClick(): void {
  listen("click", (event) => {
    self.earlyClick = event;
  });
}

/**
 * Remembers the click before React listens; it handles later ones itself.
 * @returns a function that clicks again if that was on a button marked `data-replay-click`
 */
export function rememberEarlyClick(): () => void {
  const { target, detail } = self.earlyClick ?? {};
  return () => {
    if (!self.earlyClick) return;
    // Who types by now would lose the focus, and the next letters, to the errors of a form. A click
    // without detail may come from Enter in that very input.
    if (document.activeElement?.matches(detail ? "input, textarea" : "textarea")) return;
    if (target instanceof Element) target.closest<HTMLElement>("[data-replay-click]")?.click();
  };
}
