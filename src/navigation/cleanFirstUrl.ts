import { cleanUrl } from "./cleanUrl";

const [loaded] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isRestored = loaded && loaded.type !== "navigate";
let { pathname } = isRestored ? new URL(loaded.name) : window.location;

/**
 * Back to a page that was rendered before this one was reloaded changes no more than the URL until
 * Gatsby listens. It would then change the URL back to that of the HTML, or find no data and throw.
 * Listens to `popstate` until hydration is done, and cleans the fragments that the URL gets meanwhile.
 */
export function loadPageOfUrl(): boolean {
  const isOther = window.location.pathname !== pathname;
  if (isOther) window.location.reload();
  else cleanUrl();
  return isOther;
}

// This entry of its own runs before Gatsby's, whose router decodes the URL when it is evaluated.
if (!loadPageOfUrl()) ({ pathname } = window.location);
window.addEventListener("popstate", loadPageOfUrl);
