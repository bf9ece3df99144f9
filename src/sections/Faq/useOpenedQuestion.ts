import { useEffect, useRef } from "react";
import { useHydrated } from "../../lib/useHydrated";
import { useUrlHash } from "../../lib/useUrlHash";

/**
 * Opens the question that the URL's hash names, and scrolls to it. What the browser has already done
 * by itself before hydration is left alone.
 * @param isQuestion whether a hash is a question's id; called whenever the hash changes
 * @param onAddressed called before an addressed question is shown
 */
export function useOpenedQuestion(
  isQuestion: (hash: string) => boolean,
  onAddressed: () => void,
): void {
  const hash = useUrlHash();
  const hydrated = useHydrated();
  const settled = useRef(false);
  const latest = useRef({ isQuestion, onAddressed });
  latest.current = { isQuestion, onAddressed };

  useEffect(() => {
    if (!hydrated) return;
    const answer = latest.current.isQuestion(hash) ? document.getElementById(hash) : null;
    const details = answer?.closest("details");
    if (answer && details) {
      const openedByBrowser = details.open && !settled.current;
      details.open = true;
      latest.current.onAddressed();
      // The panel is rendered after this effect.
      if (!openedByBrowser) requestAnimationFrame(() => answer.scrollIntoView());
    }
    settled.current = true;
  }, [hash, hydrated]);
}
