import { all, inTasks, later, page, root } from "./page";

declare global {
  interface Document {
    /** Whether its dialog has opened by itself, which happens once. */
    opened?: boolean;
  }
}

/**
 * Opens the dialog of the page that opens by itself, if there is one, after a second; while a menu is
 * open, which it would close, it waits for another second.
 */
export const openDialog = (): unknown =>
  later(
    () =>
      all(":popover-open")[0]
        ? openDialog()
        : all<HTMLDialogElement>("[data-opens]").forEach((dialog) => {
            // `showModal` returns nothing.
            page.opened ||= !(dialog.showModal() as unknown);
          }),
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
