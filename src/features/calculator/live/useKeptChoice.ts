import { useEffect, useRef } from "react";
import { type LoanChoice, writeShareQuery } from "../engine/shareLink";
import { rememberChoice, shareAddress } from "./rememberedChoice";

/** Browsers allow an address to change about a hundred times in half a minute, sliders do it faster. */
const ADDRESS_PAUSE = 300;

/** From the first change on, remembers the choice and writes it into the address bar. */
export function useKeptChoice(planName: string, choice: LoanChoice): void {
  const query = writeShareQuery(choice);
  const kept = useRef(query);
  const latest = useRef(choice);
  latest.current = choice;

  useEffect(() => {
    if (kept.current === query) return;
    kept.current = query;
    rememberChoice(planName, latest.current);
    const timer = setTimeout(() => {
      try {
        window.history.replaceState(window.history.state, "", shareAddress(latest.current));
      } catch {
        // Too many changes for this browser; the next one is written again.
      }
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [planName, query]);
}
