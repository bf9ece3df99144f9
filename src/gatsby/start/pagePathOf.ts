import redirects from "gatsby-redirects";

declare global {
  interface Window {
    /** The page that was loaded first; where nothing is at its address, `/404.html`. */
    pagePath: string;
  }
}

const loadedPath = typeof window === "undefined" ? "" : window.location.pathname;
const LOST = "/404.html";

/**
 * The path of the page that an address leads to: without its query and anchor, and after redirects.
 * @param address from the root of this site
 */
export function pagePathOf(address: string): string {
  const { pathname } = new URL(address, window.location.origin);
  if (pathname === loadedPath && window.pagePath === LOST) return LOST;
  const path = decodeURI(pathname).replace(/\/(index\.html)?$/, "") || "/";
  const redirect = redirects.find(({ fromPath }) => fromPath.toLowerCase() === path.toLowerCase());
  return redirect ? pagePathOf(redirect.toPath) : path;
}
