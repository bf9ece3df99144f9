import { useSyncExternalStore } from "react";

/** Whether the browser reports a connection; the prerendered page assumes one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

function subscribeToConnection(listener: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, listener);
  };
}
