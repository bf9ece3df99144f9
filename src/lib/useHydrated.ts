import { createContext, startTransition, useContext, useEffect, useState } from "react";

let isDocumentHydrated = false;

/** Called once the loaded document is hydrated; pages that follow render with script at once. */
export const markHydrated = () => {
  isDocumentHydrated = true;
};

/** Whether the component is in prerendered HTML that may be hydrated later than the document. */
export const PrerenderedContext = createContext(false);

/**
 * Whether the component is interactive: false in the prerendered HTML and while it is hydrated. What
 * changes with it renders in slices, as hydration does.
 */
export function useHydrated(): boolean {
  const isPrerendered = useContext(PrerenderedContext);
  const [isHydrated, setHydrated] = useState(isDocumentHydrated && !isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
