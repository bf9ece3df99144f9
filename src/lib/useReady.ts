import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page's script has taken over; false in the prerendered page and for its first render. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
