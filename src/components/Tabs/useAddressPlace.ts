import { useSyncExternalStore } from "react";

const EVENTS = ["hashchange", "popstate", "kwedi:place"] as const;

/**
 * The place after the # of the address, without the #; empty while the prerendered page is taken
 * over, so that the first render is the one that the build made.
 */
export const useAddressPlace = () =>
  useSyncExternalStore(
    onPlaceChange,
    () => window.location.hash.slice(1),
    () => "",
  );

/** Names another place in the address, without scrolling there and without a step in the history. */
export function replacePlace(place: string): void {
  window.history.replaceState(window.history.state, "", `#${place}`);
  window.dispatchEvent(new Event("kwedi:place"));
}

function onPlaceChange(listener: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
}
