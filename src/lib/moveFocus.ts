/**
 * Moves the focus to an element, which need not be focusable, without scrolling. For a control that
 * is removed or disabled while it has the focus, which would fall to the document's body, also by the
 * next press of a double click.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    for (const event of ["blur", "mousedown"]) element.addEventListener(event, stopFocusing);
  }
  element.focus({ preventScroll: true });
  window.addEventListener("mousedown", keepFocus, true);
}

/** Focusable for longer, a section would take the focus at each click on its text, and Tab go on from its start. */
function stopFocusing({ type, currentTarget, defaultPrevented }: Event): void {
  const element = currentTarget as HTMLElement;
  const isWindowLeft = type === "blur" && document.activeElement === element;
  if (isWindowLeft || defaultPrevented) return;
  element.removeAttribute("tabindex");
  for (const event of ["blur", "mousedown"]) element.removeEventListener(event, stopFocusing);
}

function keepFocus(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
  else window.removeEventListener("mousedown", keepFocus, true);
}
