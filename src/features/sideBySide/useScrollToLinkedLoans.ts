import { useEffect } from "react";
import { hasLoans, SIDE_BY_SIDE_ANCHOR } from "./keptLoans";

/** Scrolls to the comparison when the page was opened by a link to loans. */
export function useScrollToLinkedLoans(): void {
  useEffect(() => {
    const scroll = () => {
      if (hasLoans(window.location.hash.slice(1)))
        document.getElementById(SIDE_BY_SIDE_ANCHOR)?.scrollIntoView();
    };
    scroll();
    window.addEventListener("hashchange", scroll);
    return () => window.removeEventListener("hashchange", scroll);
  }, []);
}
