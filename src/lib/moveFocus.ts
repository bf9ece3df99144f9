/**
 * Moves the focus to an element, which need not be focusable, without scrolling. For a control that
 * is removed or disabled while it has the focus, which would fall to the document's body, also by the
 * next press of a double click.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  window.addEventListener("mousedown", keepFocus, true);
}

function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
  else window.removeEventListener("mousedown", keepFocus, true);
}
