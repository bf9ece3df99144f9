/** The minifier can shorten this name, unlike that of the global. */
export const page = document;

export const root = page.documentElement;

export const listen = addEventListener;

export const defer = setTimeout;

/** How long to wait for idle time, in milliseconds: a busy browser may have none. */
const IDLE_LIMIT = 2000;

/** Safari has no `requestIdleCallback`. */
export const whenIdle = (work: () => void) =>
  (self.requestIdleCallback ?? defer)(work, { timeout: IDLE_LIMIT });

export const queryAll = <Type extends HTMLElement>(selector: string) =>
  page.querySelectorAll<Type>(selector);

/** The browser exposes an element as a global named after its id. */
declare const pageTop: HTMLElement;

/**
 * Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. Reading the
 * position would force a layout.
 */
export const keepScrolledState = () =>
  new IntersectionObserver((changes) =>
    root.toggleAttribute("data-scrolled", !changes.pop()?.isIntersecting),
  ).observe(pageTop);

declare global {
  interface Document {
    /** Whether the page's dialog has already opened by itself, which it does only once. */
    opened?: boolean;
  }
}

/**
 * Opens the page's dialog, if it has one, when the browser is idle after a second; while a menu is open, after
 * another second. Its picture loads meanwhile.
 */
export const openDialog = (): void => {
  for (const picture of queryAll<HTMLImageElement>("dialog img")) picture.loading = "eager";
  defer(whenIdle, 1000, () =>
    queryAll(":popover-open")[0]
      ? openDialog()
      : queryAll<HTMLDialogElement>("dialog").forEach((dialog) => {
          // `showModal` returns undefined, so `opened` becomes true.
          page.opened ||= !(dialog.showModal() as unknown);
        }),
  );
};
