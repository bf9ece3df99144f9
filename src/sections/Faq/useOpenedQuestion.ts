import { useEffect, useRef } from "react";
import { useAddressPlace } from "../../components/Tabs/useAddressPlace";
import { useHydrated } from "../../lib/useHydrated";

/**
 * Opens the question that the address names, and goes there. A browser does so by itself where it
 * can; what it has done before the script came is left alone.
 * @param isQuestion whether a place is a question's; called whenever the address changes
 * @param onAddressed told that a question is addressed, before it is shown
 */
export function useOpenedQuestion(
  isQuestion: (place: string) => boolean,
  onAddressed: () => void,
): void {
  const place = useAddressPlace();
  const ready = useHydrated();
  const settled = useRef(false);
  const latest = useRef({ isQuestion, onAddressed });
  latest.current = { isQuestion, onAddressed };

  useEffect(() => {
    if (!ready) return;
    const answer = latest.current.isQuestion(place) ? document.getElementById(place) : null;
    const details = answer?.closest("details");
    if (answer && details) {
      const browserDidIt = details.open && !settled.current;
      details.open = true;
      latest.current.onAddressed();
      // Once the panel shows: the page is still as it was when the address changed.
      if (!browserDidIt) requestAnimationFrame(() => answer.scrollIntoView());
    }
    settled.current = true;
  }, [place, ready]);
}
