/**
 * Moves the focus to an element, which need not be focusable, without scrolling. For a control that
 * is removed or disabled while it has the focus, which would fall to the document's body.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("mousedown", stopFocusing);
  }
  element.focus({ preventScroll: true });
}

/**
 * Still focusable, a section would take the focus at a click on its text, and Tab go on from its start. Not
 * earlier: a dialog gives the focus back when it closes.
 */
function stopFocusing({ currentTarget, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(currentTarget instanceof HTMLElement)) return;
  currentTarget.removeAttribute("tabindex");
  currentTarget.removeEventListener("mousedown", stopFocusing);
}
