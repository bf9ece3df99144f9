/**
 * Moves focus to an element without scrolling, even if it is not focusable. Use this when the focused
 * control is about to be removed or disabled, because focus would otherwise move to the body.
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
 * If the element stayed focusable, clicking its text would focus it, and Tab would continue from its start.
 * The attribute is not removed earlier, because a closing dialog may return focus to the element.
 */
function stopFocusing({ currentTarget, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(currentTarget instanceof HTMLElement)) return;
  currentTarget.removeAttribute("tabindex");
  currentTarget.removeEventListener("mousedown", stopFocusing);
}
