/**
 * Whether a fragment can be decoded. Gatsby decodes it on startup and after every navigation, and if that
 * throws an error, React unmounts the page.
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
 * Replaces a fragment with the anchor that was probably meant. Some apps escape letters, or include the
 * text after a link, such as a full stop or campaign parameters. The browser then scrolls to the anchor
 * and opens its container. A fragment that cannot be decoded, such as a truncated one, is dropped.
 */
function repairFragment(): void {
  const { hash, pathname, search } = window.location;
  const fragment = hash.slice(1);
  const [anchor = ""] = /^[\p{L}\p{N}_-]*/u.exec(decoded(fragment) ?? fragment) ?? [];
  if (anchor !== fragment && document.getElementById(anchor)) window.location.replace(`#${anchor}`);
  else if (!isDecodable(fragment)) replaceUrl(pathname + search);
}

// gatsby-node.ts puts this module in a separate entry that runs before Gatsby's, whose router reads the URL
// as soon as it loads.
repairFragment();
window.addEventListener("popstate", repairFragment);

/**
 * Whether a path has an escaped character. No page's path has one, and Gatsby would treat such a
 * character, for example "#", as part of the URL's syntax.
 */
export const hasEscape = (path: string): boolean => path.includes("%");

const { href, pathname } = window.location;
if (hasEscape(pathname)) replaceUrl("/404");

/** Restores the URL of a page that does not exist. Call this once Gatsby has read the URL. */
export function restoreAddress(): void {
  if (hasEscape(pathname)) replaceUrl(href);
}
