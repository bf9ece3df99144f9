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
 * Cleans the page's own URL, without a new history entry. No page has an escape in its path or two
 * slashes at its start; the page that says so finds the path in the history's state.
 */
export function cleanUrl(): void {
  const { hash, pathname, search } = window.location;
  const { state } = window.history;
  const fragment = cleanFragment(hash);
  const path = cleanPath(pathname);
  if (path === pathname && fragment === hash) return;
  const cleanState = path === pathname ? state : { ...state, requestedPath: pathname };
  window.history.replaceState(cleanState, "", path + search + fragment);
}

/** Returns the path that was requested, also after it was cleaned. */
export const requestedPath = ({ pathname, state }: { pathname: string; state: unknown }): string =>
  state && typeof state === "object" && "requestedPath" in state
    ? String(state.requestedPath)
    : pathname;

/**
 * Gatsby decodes a path again and again, and takes what an escape stands for, such as a # or a space,
 * for a part of the URL. What follows two slashes would be another host.
 */
const cleanPath = (path: string): string => path.replaceAll("%", "~").replace(/^\/+/, "/");

const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}
