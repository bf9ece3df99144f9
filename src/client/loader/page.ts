/** Shortens `document`, because the minifier cannot rename a global. */
export const doc = document;

/** The document's state for the styles. The browser converts the values to strings. */
export const state = doc.documentElement.dataset as Record<string, unknown>;

export const listen = addEventListener;

export const defer = setTimeout;

/** How long to wait for idle time, in milliseconds, because a busy browser may never be idle. */
const IDLE_LIMIT = 2000;

/** Safari has no `requestIdleCallback`. */
export const whenIdle = (work: () => void) =>
  (self.requestIdleCallback ?? defer)(work, { timeout: IDLE_LIMIT });

export const queryAll = <Type extends HTMLElement>(selector: string) =>
  doc.querySelectorAll<Type>(selector);

/** Browsers expose an element as a global variable named after its id. */
declare const pageTop: HTMLElement;

/**
 * Keeps the document marked as scrolled, for the header's styles, while it is scrolled by more than 10 px.
 * It observes an element, because reading the scroll position would force a layout.
 */
export const keepScrolledState = () =>
  new IntersectionObserver((changes) => {
    state.scrolled = !changes.pop()?.isIntersecting;
  }).observe(pageTop);

declare global {
  interface Document {
    /** Whether the page's dialog has already opened by itself, which it does only once. */
    opened?: unknown;
  }
}

/**
 * Opens the page's dialog, if it has one, when the browser is idle after a second, unless it has been closed in
 * this session. The dialog's picture loads in the meantime. If a menu is open by then, tries again a second
 * later. If the browser denies access to its storage, the dialog does not open.
 */
export const openDialog = (): void => {
  for (const picture of queryAll<HTMLImageElement>("dialog img")) picture.loading = "eager";
  defer(whenIdle, 1000, () =>
    queryAll(":popover-open")[0]
      ? openDialog()
      : queryAll<HTMLDialogElement>("dialog").forEach((dialog) => {
          // Both methods return undefined, so `opened` becomes true. Without `focus`, the first button would have
          // the focus, with a ring.
          doc.opened ||=
            sessionStorage.promoClosed ?? !((dialog.showModal() as unknown) ?? dialog.focus());
        }),
  );
};
