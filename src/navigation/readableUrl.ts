/** Gatsby decodes a fragment while it starts and after every navigation; React unmounts the page when that throws. */
export function isDecodable(fragment: string): boolean {
  try {
    decodeURI(fragment);
    return true;
  } catch {
    return false;
  }
}

const replaceUrl = (url: string | URL) =>
  window.history.replaceState(window.history.state, "", url);

/** Drops a fragment that cannot be decoded, such as that of a link that was cut within an escape. */
function dropMalformedFragment(): void {
  const url = new URL(window.location.href);
  if (isDecodable(url.hash)) return;
  url.hash = "";
  replaceUrl(url);
}

// This entry of its own runs before Gatsby's, whose router reads the URL when it is evaluated.
dropMalformedFragment();
window.addEventListener("popstate", dropMalformedFragment);

/** No page has an escape in its path, and Gatsby takes what one stands for, such as a #, for a part of the URL. */
export const hasEscape = (path: string): boolean => path.includes("%");

const { href, pathname } = window.location;
if (hasEscape(pathname)) replaceUrl("/404");

/** Restores the address of a page that does not exist, once Gatsby has read the one of its own. */
export function restoreAddress(): void {
  if (hasEscape(pathname)) replaceUrl(href);
}
