import { createStore } from "./createStore";

const read = () => window.location.hash.slice(1);

/**
 * `useUrlHash` returns the URL's hash without the "#". It is empty during hydration, so that the first render
 * matches the prerendered HTML. `showUrlHash` makes the hook return a hash of which no event has told it.
 */
export const { use: useUrlHash, set: showUrlHash } = createStore("", {
  read,
  events: ["hashchange", "popstate"],
});

/** Replaces the URL's hash without scrolling or adding a history entry. */
export function replaceUrlHash(hash: string): void {
  showUrlHash(hash);
  if (hash !== read()) window.history.replaceState(window.history.state, "", `#${hash}`);
}
