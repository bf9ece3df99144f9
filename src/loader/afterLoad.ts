import { all, inTasks, later, page, root } from "./page";

declare global {
  interface Document {
    /** Whether its dialog has opened by itself, which happens once. */
    opened?: boolean;
  }
}

/** Opens the page's dialog, if it has one, after a second; while a menu is open, after another second. */
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

/** Lays out what `content-visibility` skips, one by one, so that positions are exact soon after the load. */
export const layOutRest = () =>
  inTasks(rest, (part) => {
    part.dataset.laidOut = "";
    part.offsetTop;
  });
