import { createStore } from "./createStore";

/** `replaceState` dispatches no event of its own. */
const REPLACED = "hash-replaced";

const read = () => window.location.hash.slice(1);

/**
 * Returns the URL's hash without the #. It is empty during hydration, so that the first render
 * equals the prerendered HTML.
 */
export const useUrlHash = createStore("", {
  read,
  events: { hashchange: read, popstate: read, [REPLACED]: read },
}).use;

/** Replaces the URL's hash without scrolling and without a new history entry. */
export function replaceUrlHash(hash: string): void {
  window.history.replaceState(window.history.state, "", `#${hash}`);
  window.dispatchEvent(new Event(REPLACED));
}
