/** Gatsby decodes a fragment while it starts and after every navigation; React unmounts the page when that throws. */
export const isDecodable = (fragment: string): boolean => decoded(fragment) !== undefined;

function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

const replaceUrl = (url: string) => window.history.replaceState(window.history.state, "", url);

/**
 * Replaces a fragment by the anchor that it means: apps escape its letters, and a link takes along what follows it,
 * such as the end of a sentence or the parameters of a campaign. The browser then scrolls to the anchor, and opens
 * what it is in. A fragment that cannot be decoded, as where a link was cut within an escape, is dropped.
 */
function repairFragment(): void {
  const { hash, pathname, search } = window.location;
  const fragment = hash.slice(1);
  const [anchor = ""] = /^[\p{L}\p{N}_-]*/u.exec(decoded(fragment) ?? fragment) ?? [];
  if (anchor !== fragment && document.getElementById(anchor)) window.location.replace(`#${anchor}`);
  else if (!isDecodable(fragment)) replaceUrl(pathname + search);
}

// This entry of its own runs before Gatsby's, whose router reads the URL when it is evaluated.
repairFragment();
window.addEventListener("popstate", repairFragment);

/** No page has an escape in its path, and Gatsby takes what one stands for, such as a #, for a part of the URL. */
export const hasEscape = (path: string): boolean => path.includes("%");

const { href, pathname } = window.location;
if (hasEscape(pathname)) replaceUrl("/404");

/** Restores the address of a page that does not exist, once Gatsby has read the one of its own. */
export function restoreAddress(): void {
  if (hasEscape(pathname)) replaceUrl(href);
}
