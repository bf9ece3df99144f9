import type { RouteUpdateArgs } from "gatsby";
import { moveFocus } from "../../lib/moveFocus";
import { isRendered, markRendered } from "../../lib/renderedPage";
import { showUrlHash } from "../../lib/useUrlHash";
import { showLoadError } from "../loader/LoadErrorAlert";
import { showProgress } from "./NavigationProgress";

/**
 * Keeps the browser from restoring the scroll position when Back leads to another page. A page that is not in
 * memory is loaded in full, because Gatsby would render it even if it belongs to another deploy.
 */
export function handleHistoryNavigation(): void {
  const onPopState = (event: PopStateEvent) => {
    const { pathname, search } = window.location;
    if (isRendered(window.location)) return;
    if (window.___loader.loadPageSync(pathname + search)) history.scrollRestoration = "manual";
    else {
      event.stopImmediatePropagation();
      window.location.reload();
    }
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  // Back may restore this document with the progress bar of the navigation that left it.
  window.addEventListener("pageshow", () => showProgress(false));
  document.addEventListener("click", followOnPage);
  if (window.earlyClick instanceof MouseEvent) followOnPage(window.earlyClick);
}

/** Follows a link to an anchor of the page, which is no route change, or to the page itself, without a history entry. */
function followOnPage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  // With a modifier key, the link opens in a new tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link?.pathname !== window.location.pathname) return;
  if (link.hash || link.href !== window.location.href || window.___failedResources)
    reveal(document.getElementById(link.hash.slice(1)));
  else {
    event.preventDefault();
    goToStart(null);
  }
}

/** Closes menus, and opens the answer around an anchor: not all browsers scroll to or focus it in a closed one. */
function reveal(anchor: Element | null): void {
  // `:is` ignores selectors that an old browser does not know. Without it, they would throw an error.
  document.querySelector<HTMLElement>(":is(:popover-open)")?.hidePopover();
  anchor?.closest("details")?.setAttribute("open", "");
}

/** Goes to a page's top or anchor, even after a link to the same page, but not after Back within a page. */
export function resetScrollAndFocus({ location, prevLocation }: RouteUpdateArgs): void {
  markRendered(window.location);
  showProgress(false);
  // Gatsby adds the router's action to the location.
  const isByLink = "action" in location && location.action === "PUSH";
  if (!prevLocation || (prevLocation.pathname === location.pathname && !isByLink)) return;
  showUrlHash(location.hash.slice(1));
  goToStart(document.getElementById(decodeURIComponent(location.hash.slice(1))));
}

/** Closes menus and dialogs, scrolls to the top or an anchor, and focuses the heading or the anchor. */
function goToStart(anchor: HTMLElement | null): void {
  showLoadError(false);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  reveal(anchor);
  const scroll = () => (anchor ?? document.body).scrollIntoView({ behavior: "instant" });
  scroll();
  // Again, because after Back the browser may restore the scroll position before the next paint.
  requestAnimationFrame(() => {
    scroll();
    history.scrollRestoration = "auto";
  });
  moveFocus(anchor ?? document.querySelector<HTMLElement>("main h1"));
}
