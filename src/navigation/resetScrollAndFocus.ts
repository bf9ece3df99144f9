import type { RouteUpdateArgs } from "gatsby";
import { moveFocus } from "../lib/moveFocus";
import { isRendered, markRendered } from "../lib/renderedPage";
import { showUrlHash } from "../lib/useUrlHash";
import { showLoadError } from "../loader/LoadErrorAlert";
import { showProgress } from "./NavigationProgress";

/** `:is` ignores selectors that an old browser does not know. Without it, they would throw an error. */
const OPEN_MENU = ":is(:popover-open)";

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

/**
 * Handles a click on a link within the same page. At an anchor, which causes no route change, closes the menu
 * that contains the link, and opens the answer that contains the anchor, because not all browsers open it. At
 * the page itself, goes to its top, because Gatsby would add a history entry.
 */
function followOnPage(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  // With a modifier key, the link opens in a new tab or window.
  if (ctrlKey || metaKey || shiftKey) return;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  if (link?.pathname !== window.location.pathname) return;
  if (link.href === window.location.href && !link.hash && !window.___failedResources) {
    event.preventDefault();
    goToStart(null);
  } else {
    link.closest<HTMLElement>(OPEN_MENU)?.hidePopover();
    openAround(document.getElementById(link.hash.slice(1)));
  }
}

/** Opens the answer around an anchor: browsers cannot scroll to or focus anything in a closed one. */
function openAround(anchor: Element | null): void {
  const details = anchor?.closest("details");
  if (details) details.open = true;
}

/** Goes to a page's top or anchor, even after a link to the same page, but not after Back within a page. */
export function resetScrollAndFocus({ location, prevLocation }: RouteUpdateArgs): void {
  markRendered(window.location);
  showProgress(false);
  const isSamePage = prevLocation?.pathname === location.pathname;
  if (!prevLocation || (isSamePage && !isByLink(location))) return;
  showUrlHash(location.hash.slice(1));
  goToStart(document.getElementById(decodeURIComponent(location.hash.slice(1))));
}

/** Whether a link led here, rather than Back. Gatsby adds the router's action to the location. */
const isByLink = (location: RouteUpdateArgs["location"]): boolean =>
  "action" in location && location.action === "PUSH";

/** Closes menus and dialogs, scrolls to the top or an anchor, and focuses the heading or the anchor. */
function goToStart(anchor: HTMLElement | null): void {
  showLoadError(false);
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN_MENU)) menu.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  openAround(anchor);
  const scrollToStart = () => {
    if (anchor) anchor.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  scrollToStart();
  // Scrolls again, because after Back, and perhaps after a reload, the browser restores the scroll position
  // before the next paint.
  requestAnimationFrame(() => {
    scrollToStart();
    history.scrollRestoration = "auto";
  });
  moveFocus(anchor ?? document.querySelector<HTMLElement>("main h1"));
}
