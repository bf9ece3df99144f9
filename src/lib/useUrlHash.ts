import { useSyncExternalStore } from "react";

/** `replaceState` dispatches no event of its own. */
const REPLACED = "kwedi:hash";

const EVENTS = ["hashchange", "popstate", REPLACED] as const;

/**
 * Returns the URL's hash without the #. It is empty during hydration, so that the first render
 * equals the prerendered HTML.
 */
export const useUrlHash = () =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => "",
  );

/** Replaces the URL's hash without scrolling and without a new history entry. */
export function replaceUrlHash(hash: string): void {
  window.history.replaceState(window.history.state, "", `#${hash}`);
  window.dispatchEvent(new Event(REPLACED));
}

function onHashChange(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}
