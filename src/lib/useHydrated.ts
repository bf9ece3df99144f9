import { startTransition, useEffect, useState } from "react";

let isDocumentHydrated = false;

/** Records that the document is hydrated. Pages opened later are interactive from their first render. */
export const markHydrated = () => {
  isDocumentHydrated = true;
};

export const isHydrated = () => isDocumentHydrated;

/**
 * Returns false until hydration is complete, then true. The change is a transition, so input stays
 * responsive.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isDocumentHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
