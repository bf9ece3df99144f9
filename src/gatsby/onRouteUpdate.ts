import type { GatsbyBrowser } from "gatsby";

/** After a route change: open menus close, and the keyboard continues from the new page's heading. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading || location.hash) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
