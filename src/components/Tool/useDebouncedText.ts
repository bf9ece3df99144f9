import { useEffect, useState } from "react";

/** How long the visitor must pause before a change is announced. */
const ANNOUNCEMENT_DELAY_MS = 1000;

/**
 * Returns the text once it has not changed for a second. An empty string is returned immediately, so that
 * repeated text is announced again.
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
