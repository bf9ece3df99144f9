import { all, inTasks, later, root } from "./page";

/**
 * Opens the page's dialog that opens by itself, if it has one, after a second; while a menu is open,
 * which it would close, it waits for another second. `:is` accepts what an old browser does not know.
 */
export const openDialog = () =>
  later(
    () =>
      all(":is(:popover-open)")[0]
        ? openDialog()
        : all<HTMLDialogElement>("[data-auto-open]")[0]?.showModal(),
    1000,
  );

const rest = [...all("section,footer"), root];

/**
 * Lays out the sections that `content-visibility` skips, one by one, so that positions and sizes are
 * exact soon after the page has loaded.
 */
export const layOutRest = () =>
  inTasks(rest, (part) => {
    part.dataset.laidOut = "";
    part.offsetTop;
  });
