/**
 * Moves the focus to an element, focusable or not, without scrolling. For a control that is removed or
 * disabled while it has the focus, which would move to the body.
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
 * If it stayed focusable, a click on the section's text would move the focus to it, and Tab would continue
 * from its start. Not removed earlier: a dialog restores the focus when it closes.
 */
function stopFocusing({ currentTarget, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(currentTarget instanceof HTMLElement)) return;
  currentTarget.removeAttribute("tabindex");
  currentTarget.removeEventListener("mousedown", stopFocusing);
}
