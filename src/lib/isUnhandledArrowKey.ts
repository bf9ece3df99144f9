/** Elements that handle the arrow keys themselves. */
const USES_ARROWS =
  "input, select, textarea, [contenteditable], [role=tablist], nav, details, dialog, [popover], [popovertarget]";

/** Open menus and dialogs. `:is()` ignores selectors that the browser does not support. */
export const OPEN_LAYERS = "dialog[open], :is(:popover-open)";

/** Whether the page may handle an arrow key: it has no modifier, and no field, menu or dialog needs it. */
export function isUnhandledArrowKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const focused = event.target instanceof Element ? event.target : null;
  return !focused?.closest(USES_ARROWS) && !document.querySelector(OPEN_LAYERS);
}
