import type { RouteUpdateArgs } from "gatsby";
import { ignoreSecondClick } from "../lib/doubleClick";
import { moveFocus } from "../lib/moveFocus";
import { isRendered, markRendered } from "../lib/renderedPage";
import { showLoadError } from "../loader/LoadErrorNotice";
import { cleanUrl } from "./cleanUrl";
import { endNavigation } from "./NavigationProgress";

/** `:is` accepts what an old browser does not know, and would throw at. */
const OPEN_MENU = ":is(:popover-open)";

/**
 * Keeps the browser from restoring the scroll position when Back goes to another page; between
 * anchors of one page it still may. The fragment is cleaned before Gatsby's router reads it; a change
 * of the fragment alone fires `popstate` too.
 */
export function handleHistoryNavigation(): void {
  const onPopState = () => {
    cleanUrl();
    if (!isRendered(window.location)) history.scrollRestoration = "manual";
  };
  window.addEventListener("popstate", onPopState, { capture: true });
  document.addEventListener("click", clearWayToAnchor);
  if (window.earlyClick instanceof MouseEvent) clearWayToAnchor(window.earlyClick);
}

/**
 * Keeps the focus off the wrapper of Gatsby's router: from there, Tab would begin at the page's top,
 * also after a click on a text.
 */
export function keepWrapperUnfocused(): void {
  document.getElementById("gatsby-focus-wrapper")?.removeAttribute("tabindex");
}

/**
 * Closes the menu of a link to an anchor of the page itself, which browsers follow without a route
 * change, and opens the answer that the anchor is in, which not all of them do.
 */
function clearWayToAnchor({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  // Opened in another tab or window.
  if (ctrlKey || metaKey || shiftKey) return;
  const link = (target as Element).closest<HTMLAnchorElement>("a[href*='#']");
  if (link?.pathname !== window.location.pathname) return;
  link.closest<HTMLElement>(OPEN_MENU)?.hidePopover();
  openAround(document.getElementById(link.hash.slice(1)));
}

/** An answer that is closed can be neither scrolled to nor focused. */
function openAround(anchor: Element | null | undefined): void {
  const details = anchor?.closest("details");
  if (details) details.open = true;
}

/** Each page starts at its top, or at the URL's anchor. A change of anchor on the same page is no route change. */
export function resetScrollAndFocus({ location, prevLocation }: RouteUpdateArgs): void {
  markRendered(location);
  endNavigation();
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  goToStart(document.getElementById(decodeURIComponent(location.hash.slice(1))));
}

/** Closes menus and dialogs, which cover everything else. */
export function closeLayers(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN_MENU)) menu.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
}

/** Closes what is open, scrolls to the page's top or to an anchor, and focuses the heading or the anchor. */
export function goToStart(anchor?: HTMLElement | null): void {
  endNavigation();
  ignoreSecondClick();
  showLoadError(false);
  closeLayers();
  const start = anchor ?? document.querySelector<HTMLElement>("main h1");
  openAround(anchor);
  const scrollToStart = () => {
    if (anchor) anchor.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  scrollToStart();
  // After Back the browser restores its scroll position before the next paint. A reload may restore it.
  requestAnimationFrame(() => {
    scrollToStart();
    history.scrollRestoration = "auto";
  });
  moveFocus(start);
}
