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
 * and opens its container. A fragment that cannot be decoded, such as a truncated one, is dropped, because
 * Gatsby would throw an error and React would unmount the page.
 */
function repairFragment(): void {
  const { hash, pathname, search } = window.location;
  const fragment = hash.slice(1);
  const text = decoded(fragment);
  const [anchor = ""] = /^[\p{L}\p{N}_-]*/u.exec(text ?? fragment) ?? [];
  if (anchor !== fragment && document.getElementById(anchor)) window.location.replace(`#${anchor}`);
  else if (text === undefined) replaceUrl(pathname + search);
}

const { href, pathname } = window.location;

/**
 * Whether this document's path has an escaped character. No page's path has one, and Gatsby would treat such
 * a character, for example "#", as part of the URL's syntax.
 */
export const isUnreadable = pathname.includes("%");

// src/gatsby/webpack.ts puts this module in a separate entry that runs before Gatsby's, whose router reads the URL
// as soon as it loads.
repairFragment();
if (isUnreadable) replaceUrl("/404");
window.addEventListener("popstate", (event) => {
  if (isUnreadable) event.stopImmediatePropagation();
  else repairFragment();
});

/** Restores the URL of a page that does not exist. Call this once Gatsby has read the URL. */
export function restoreAddress(): void {
  if (isUnreadable) replaceUrl(href);
}
