import { useEffect, useRef } from "react";
import { type LoanChoice, writeShareQuery } from "../state/loanChoice";
import { rememberChoice, shareAddress } from "./rememberedChoice";

/** Browsers allow an address to change about a hundred times in half a minute, sliders do it faster. */
const ADDRESS_PAUSE = 300;

/**
 * Persists the visitor's choice for the tab and writes it into the URL.
 * @param choice undefined until the visitor has chosen something
 */
export function usePersistedChoice(planName: string, choice: LoanChoice | undefined): void {
  const query = choice && writeShareQuery(choice);
  const latest = useRef(choice);
  latest.current = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query stands for the choice
  useEffect(() => {
    const choice = latest.current;
    if (!choice) return;
    rememberChoice(planName, choice);
    const timer = setTimeout(() => {
      try {
        window.history.replaceState(window.history.state, "", shareAddress(choice));
      } catch {
        // Too many changes for this browser; the next one is written again.
      }
    }, ADDRESS_PAUSE);
    return () => clearTimeout(timer);
  }, [planName, query]);
}
