import { startTransition, useEffect, useState } from "react";

let isDocumentHydrated = false;

/** Call it once the loaded document is hydrated; later pages render interactively at once. */
export const markHydrated = () => {
  isDocumentHydrated = true;
};

/** Whether React manages the loaded document. */
export const isHydrated = () => isDocumentHydrated;

/** Returns false until hydration ends, and then true, in a transition that does not block the browser. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isDocumentHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
