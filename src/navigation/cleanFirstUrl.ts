import { cleanUrl } from "./cleanUrl";

// An entry of its own, which runs before Gatsby's: its router decodes the URL when it is evaluated.
const [loaded] = performance.getEntriesByType("navigation");
let { pathname } = new URL(loaded?.name ?? window.location.href);

/**
 * Back to a page that was rendered before this one was reloaded changes no more than the URL until
 * Gatsby listens. It would then change the URL back to that of the HTML, or find no data and throw.
 * Listens to `popstate` until hydration is done.
 */
export function loadPageOfUrl(): boolean {
  const isOther = window.location.pathname !== pathname;
  if (isOther) window.location.reload();
  return isOther;
}

if (!loadPageOfUrl()) {
  cleanUrl();
  ({ pathname } = window.location);
}
window.addEventListener("popstate", loadPageOfUrl);
