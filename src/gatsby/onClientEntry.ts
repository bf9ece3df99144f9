import { type GatsbyBrowser, prefetchPathname } from "gatsby";
import { keepExpandedState } from "../loader/keepExpandedState";
import { keepScrolledState } from "../loader/keepScrolledState";

/** The page's scripts have come. Links prepare their page when the visitor turns to them. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  for (const event of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(event, prepareLink, { passive: true });
  // In production the loader has done this long before.
  if (process.env.NODE_ENV === "development") {
    keepScrolledState();
    keepExpandedState();
  }
};

/** Nothing is fetched for links that are merely in view. */
export const disableCorePrefetching = () => false;

function prepareLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (link && link.pathname !== window.location.pathname && !link.hasAttribute("download"))
    prefetchPathname(link.pathname);
}
