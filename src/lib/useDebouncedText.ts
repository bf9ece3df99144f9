import { useEffect, useState } from "react";

/** How long the visitor must pause before a change is announced. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * Returns a text once it has been stable for a second. Clears at once, so that the same text is announced
 * again.
 */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    if (!text) return setDebounced("");
    const timer = setTimeout(() => setDebounced(text), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
