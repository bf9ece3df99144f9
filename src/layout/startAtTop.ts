/**
 * Keeps the browser from scrolling to where the visitor left a page when Back leads to another
 * page; between places on one page it still may.
 */
export function startAtTop(): void {
  window.addEventListener("popstate", () => {
    if (window.location.pathname !== shownPath) history.scrollRestoration = "manual";
  });
}

let shownPath = typeof window === "undefined" ? "" : window.location.pathname;

/** Tells which page is being shown now. */
export function pageShown(path: string): void {
  shownPath = path;
}

/** Whether the top of another page than the one shown is underway. */
export const isArriving = () =>
  typeof window !== "undefined" &&
  window.location.pathname !== shownPath &&
  window.location.hash === "";
