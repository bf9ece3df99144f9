/** Elements in which the arrow keys already do something. */
const USES_ARROWS =
  "input, select, textarea, [contenteditable], [role=tablist], nav, details, dialog, [popover], [popovertarget]";

/** Open menus and dialogs; `keepExpandedState` updates `aria-expanded`. */
export const OPEN_LAYERS = "dialog[open], [popovertarget][aria-expanded=true]";

/**
 * Returns whether the page may handle an arrow key: without a modifier, outside of fields and menus,
 * and while no menu or dialog is open.
 */
export function isUnhandledArrowKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const focused = event.target instanceof Element ? event.target : null;
  return !focused?.closest(USES_ARROWS) && !document.querySelector(OPEN_LAYERS);
}
