import { useEffect } from "react";
import type { RatePlan } from "../../lending/ratePlan";
import { isRendered, renderedUrl } from "../../lib/renderedPage";
import { defaultChoice, type LoanChoice, parseChoice, serializeChoice } from "./state/loanChoice";

/** The id of the calculator on its page, which a shared URL has as its fragment. */
export const CALCULATOR_ANCHOR = "loan";

/** Browsers limit URL changes to about a hundred in 30 seconds, which a slider exceeds. */
const URL_DELAY_MS = 300;

/**
 * Returns the loan of the page's link, or null without one; the plan's defaults for what is absent. A link is
 * damaged where any of its values cannot be read or the plan lacks its currency: half of it would be another loan.
 */
export function linkedChoice(plan: RatePlan): LoanChoice | "damaged" | null {
  const values = parseChoice(window.location.search);
  if (values && Object.keys(values).length === 0) return null;
  const choice = { ...defaultChoice(plan), ...values };
  return values && plan.currencies.includes(choice.currency) ? choice : "damaged";
}

/** Returns the URL of this page's calculator with a choice; other parameters are dropped. */
export function shareUrl(choice: LoanChoice): string {
  return `${renderedUrl()}?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`;
}

/** Writes what the visitor has chosen, if anything, into the URL, where a reload and Back find it. */
export function usePersistedChoice(choice: LoanChoice | undefined): void {
  const query = choice && serializeChoice(choice);
  useEffect(() => {
    if (!query) return;
    const timer = setTimeout(() => {
      if (!isRendered(window.location)) return;
      try {
        window.history.replaceState(window.history.state, "", `?${query}#${CALCULATOR_ANCHOR}`);
      } catch {
        // The browser refuses more URL changes for now; the next choice is written again.
      }
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
