import { useEffect } from "react";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { CHOICE_KEY } from "../../lib/keptData";
import { isRendered, renderedUrl } from "../../lib/renderedPage";
import { linkedLoans } from "../sideBySide/linkedLoans";
import { defaultChoice, type LoanChoice, parseChoice, serializeChoice } from "./state/loanChoice";

/** The id of the calculator on its page, which a shared URL has as its fragment. */
export const CALCULATOR_ANCHOR = "loan";

const PARAMETERS = ["amount", "term", "currency"];

/** Browsers limit URL changes to about a hundred in 30 seconds, which a slider exceeds. */
const URL_DELAY_MS = 300;

/**
 * Returns the choice to start with: the URL's, else the stored one, else the plan's default. All
 * calculators store theirs under one key, so that a choice follows the visitor from one to the other.
 * Of another calculator's choice, an amount or term out of this plan's range starts at its default, and
 * so does an amount in a currency that the plan lacks, because it would be another sum of money.
 */
export function initialChoice(plan: RatePlan, planName: string): LoanChoice {
  // Some apps escape a link's ampersands.
  const search = window.location.search.replaceAll("&amp;", "&");
  const parameters = new URLSearchParams(search);
  if (PARAMETERS.some((name) => parameters.has(name))) return parseChoice(plan, search);
  const query = storedQuery();
  const stored = new URLSearchParams(query);
  const choice = parseChoice(plan, query);
  if (stored.get("plan") === planName) return choice;
  const defaults = defaultChoice(plan);
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const isOtherCurrency = choice.currency !== stored.get("currency");
  return {
    amount: outside.amount || isOtherCurrency ? defaults.amount : choice.amount,
    termMonths: outside.term ? defaults.termMonths : choice.termMonths,
    currency: choice.currency,
  };
}

function storedQuery(): string {
  try {
    return sessionStorage.getItem(CHOICE_KEY) ?? "";
  } catch {
    // Storage is forbidden.
    return "";
  }
}

/** Returns the URL of this page's calculator with a choice; other parameters are dropped. */
export function shareUrl(choice: LoanChoice): string {
  return `${renderedUrl()}?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`;
}

/** Stores what the visitor has chosen, if anything, for the tab, and writes it into the URL. */
export function usePersistedChoice(planName: string, choice: LoanChoice | undefined): void {
  const query = choice && serializeChoice(choice);
  useEffect(() => {
    if (!query) return;
    try {
      sessionStorage.setItem(CHOICE_KEY, `plan=${planName}&${query}`);
    } catch {
      // Storage is full or forbidden; the calculator works without it.
    }
    const write = (hash: string) => {
      if (!isRendered(window.location)) return;
      try {
        window.history.replaceState(window.history.state, "", `?${query}${hash}`);
      } catch {
        // The browser refuses more URL changes for now; the next choice is written again.
      }
    };
    const timer = setTimeout(
      // The loans of a link that the page was opened by stay in the URL.
      () => write(linkedLoans() ? window.location.hash : `#${CALCULATOR_ANCHOR}`),
      URL_DELAY_MS,
    );
    // Back within the page brings an older choice into the URL only.
    const onPopState = () => write(window.location.hash);
    window.addEventListener("popstate", onPopState);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", onPopState);
    };
  }, [planName, query]);
}
