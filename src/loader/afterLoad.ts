import { all, inTasks, root } from "./page";

/** Opens the page's dialog that opens by itself, if it has one, after a second. */
export function openDialog(): void {
  setTimeout(() => all<HTMLDialogElement>("[data-auto-open]")[0]?.showModal(), 1000);
}

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

/**
 * Lays out all sections at once when the browser restores the scroll position of a reload or of Back: it
 * goes by the height that the page has by then.
 */
export function keepRestoredPosition(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return;
  const top = scrollY;
  // At the top there is nothing above the window whose growth the browser would make up for.
  scrollTo(0, 0);
  root.dataset.laidOut = "";
  scrollTo(0, top);
}
