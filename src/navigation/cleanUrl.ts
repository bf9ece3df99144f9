/**
 * Returns a URL's fragment so that `decodeURI` accepts it: Gatsby decodes it while it mounts and after
 * every navigation, and React unmounts the page when that throws. A link may end inside an escape, or
 * have a bare per cent sign. Parts that cannot be decoded become what `URLSearchParams` reads in them.
 * @param fragment with its `#`, or ""
 */
export function cleanFragment(fragment: string): string {
  if (isDecodable(fragment)) return fragment;
  return fragment.replace(ESCAPES, (escapes) =>
    isDecodable(escapes)
      ? escapes
      : encodeURIComponent(new URLSearchParams(`=${escapes}`).get("") ?? ""),
  );
}

/** Cleans the page's own URL, without a new history entry. */
export function cleanUrl(): void {
  const { hash, pathname, search } = window.location;
  const fragment = cleanFragment(hash);
  if (fragment !== hash)
    window.history.replaceState(window.history.state, "", pathname + search + fragment);
}

const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
