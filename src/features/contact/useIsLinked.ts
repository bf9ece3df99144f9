import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
};

/** Returns whether the page's address has an anchor; the prerendered page assumes that it has not. */
export const useIsLinked = (anchor: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => anchor !== undefined && window.location.hash === `#${anchor}`,
    () => false,
  );
