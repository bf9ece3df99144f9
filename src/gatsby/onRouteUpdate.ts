import type { GatsbyBrowser } from "gatsby";
import { pageShown } from "../layout/startAtTop";
import { showTrouble } from "../layout/Trouble/showTrouble";

/**
 * After a route change the page starts at its top, or at the place its address names; open menus
 * close, and the keyboard continues from there. Another place on the same page is no route change.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  pageShown(location.pathname);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  showTrouble(false);
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();

  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const start = place ?? document.querySelector<HTMLElement>("main h1");
  const scrollToStart = () => {
    if (place) place.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
  };
  scrollToStart();
  // After Back the browser scrolls to where the page was left, before its next paint.
  requestAnimationFrame(scrollToStart);
  if (!start) return;
  start.tabIndex = -1;
  const focusStart = () => start.focus({ preventScroll: true });
  focusStart();
  // The router moves the focus to its own wrapper, before this or after.
  document
    .getElementById("gatsby-focus-wrapper")
    ?.addEventListener("focus", focusStart, { once: true });
};
