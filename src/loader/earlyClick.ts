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
    // Who types by now would lose the focus, and the next letters, to the errors of a form.
    const field = document.activeElement;
    if (field?.matches("input, textarea") && (detail || !isLastInput(field))) return;
    if (target instanceof Element) target.closest<HTMLElement>("[data-replay-click]")?.click();
  };
}

/** Whether Enter in this field, which is a click without detail, may have ended the filling in of a form. */
function isLastInput(field: Element): boolean {
  const fields = field.closest("form")?.querySelectorAll("input:not([type=checkbox]), textarea");
  return field.matches("input") && field === [...(fields ?? [])].at(-1);
}
