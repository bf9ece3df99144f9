/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS =
  "input, select, textarea, [contenteditable], [role=tablist], nav, details, dialog, [popover], [popovertarget]";

/** Menus and dialogs that are open; the loader keeps `aria-expanded`. */
const OPEN = "dialog[open], [popovertarget][aria-expanded=true]";

/**
 * Whether an arrow key is free for the page to use: no modifier makes it the browser's, no field,
 * menu or dialog has the focus or stands open.
 */
export function isPlainArrow(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const focused = event.target instanceof Element ? event.target : null;
  return !focused?.closest(OWN_ARROWS) && !document.querySelector(OPEN);
}
