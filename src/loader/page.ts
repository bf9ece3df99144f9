/** The minifier can shorten this name, but not the global's. */
export const page = document;

export const root = page.documentElement;

export const listen = addEventListener;

export const defer = setTimeout;

export const queryAll = <Type extends HTMLElement>(selector: string) =>
  page.querySelectorAll<Type>(selector);

const updateScrolledState = () => root.toggleAttribute("data-scrolled", scrollY > 10);

/** Marks the document as scrolled, for the header's styles, once it is scrolled more than 10 px. */
export function keepScrolledState(): void {
  listen("scroll", updateScrolledState);
  updateScrolledState();
}

/** Processes each item in a task of its own, so that a slow phone stays responsive. */
export const inTasks = <Item>(items: Item[], work: (item: Item) => void): void => {
  if (!items[0]) return;
  work(items.shift() as Item);
  defer(inTasks, 0, items, work);
};

declare global {
  interface Document {
    /** Whether the page's dialog has opened by itself, which it does only once. */
    opened?: boolean;
  }
}

/** Opens the page's dialog, if it has one, after a second; while a menu is open, after another second. */
export const openDialog = (): unknown =>
  defer(
    () =>
      queryAll(":popover-open")[0]
        ? openDialog()
        : queryAll<HTMLDialogElement>("[data-opens]").forEach((dialog) => {
            // `showModal` returns nothing.
            page.opened ||= !(dialog.showModal() as unknown);
          }),
    1000,
  );

const rest = [...queryAll("section,footer"), root];

/**
 * Lays out the elements that `content-visibility` skips, one by one, so that positions are exact soon after
 * the load.
 */
export const layOutRest = () =>
  inTasks(rest, (part) => {
    part.dataset.laidOut = "";
    part.offsetTop;
  });
