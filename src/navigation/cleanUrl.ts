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

/**
 * Cleans the page's own URL, without a new history entry. No page has a path that cannot be decoded;
 * the page that says so finds it in the history's state.
 */
export function cleanUrl(): void {
  const { hash, pathname, search } = window.location;
  const { state } = window.history;
  const fragment = cleanFragment(hash);
  const isPathClean = isPathDecodable(pathname);
  if (isPathClean && fragment === hash) return;
  const path = isPathClean ? pathname : pathname.replaceAll("%", "~");
  const cleanState = isPathClean ? state : { ...state, requestedPath: pathname };
  window.history.replaceState(cleanState, "", path + search + fragment);
}

/** Returns the path that was requested, also after it was cleaned. */
export const requestedPath = ({ pathname, state }: { pathname: string; state: unknown }): string =>
  state && typeof state === "object" && "requestedPath" in state
    ? String(state.requestedPath)
    : pathname;

/** Gatsby decodes a path again and again, so what an escape stands for must be no escape. */
const isPathDecodable = (path: string): boolean =>
  !path.includes("%") || (isDecodable(path) && isPathDecodable(decodeURIComponent(path)));

const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
