import { createContext, startTransition, useContext, useEffect, useState } from "react";

let isDocumentHydrated = false;

/** Call it once the loaded document is hydrated; later pages render interactively at once. */
export const markHydrated = () => {
  isDocumentHydrated = true;
};

/** Whether React manages the loaded document. */
export const isHydrated = () => isDocumentHydrated;

/** True in a lazy section, whose prerendered HTML may be hydrated later than the document. */
export const PrerenderedContext = createContext(false);

/**
 * Returns false in the prerendered HTML and during hydration, and true afterwards. The change renders
 * in a transition, so that it does not block the browser.
 */
export function useHydrated(): boolean {
  const isPrerendered = useContext(PrerenderedContext);
  const [isHydrated, setHydrated] = useState(isDocumentHydrated && !isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
