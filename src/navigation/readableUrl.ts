/**
 * Gatsby decodes the fragment at start and after every navigation. If that throws, React unmounts the page.
 */
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
 * Replaces a fragment by the intended anchor. Apps escape its letters, and links include text after it,
 * such as a full stop or campaign parameters. The browser then scrolls to the anchor and opens its
 * container. A fragment that cannot be decoded, such as a truncated one, is dropped.
 */
function repairFragment(): void {
  const { hash, pathname, search } = window.location;
  const fragment = hash.slice(1);
  const [anchor = ""] = /^[\p{L}\p{N}_-]*/u.exec(decoded(fragment) ?? fragment) ?? [];
  if (anchor !== fragment && document.getElementById(anchor)) window.location.replace(`#${anchor}`);
  else if (!isDecodable(fragment)) replaceUrl(pathname + search);
}

// This separate entry runs before Gatsby's, whose router reads the URL on evaluation.
repairFragment();
window.addEventListener("popstate", repairFragment);

/**
 * No page has an escape in its path, and Gatsby treats escaped characters, such as #, as a part of the URL.
 */
export const hasEscape = (path: string): boolean => path.includes("%");

const { href, pathname } = window.location;
if (hasEscape(pathname)) replaceUrl("/404");

/** Restores the URL of a page that does not exist, once Gatsby has read its own. */
export function restoreAddress(): void {
  if (hasEscape(pathname)) replaceUrl(href);
}
