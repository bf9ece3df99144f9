import { useEffect } from "react";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { CHOICE_KEY, linkedLoans } from "../../lib/keptData";
import { isRendered, renderedUrl } from "../../lib/renderedPage";
import { defaultChoice, type LoanChoice, parseChoice, serializeChoice } from "./state/loanChoice";

/** The id of the calculator on its page, which a shared URL has as its fragment. */
export const CALCULATOR_ANCHOR = "loan";

/** Browsers limit URL changes to about a hundred in 30 seconds, which a slider exceeds. */
const URL_DELAY_MS = 300;

/**
 * Returns the loan of the page's link, or null without one. A link is damaged where any of its values
 * cannot be read or the plan lacks its currency: half of it would be another loan. Values may only be
 * absent, as from links that are written by hand, where the anchor is there: a link that was cut lost it.
 */
export function linkedChoice(plan: RatePlan): LoanChoice | "damaged" | null {
  const { search, hash } = window.location;
  const values = parseChoice(search);
  const count = values && Object.keys(values).length;
  if (count === 0) return null;
  const isWhole = count === 3 || hash === `#${CALCULATOR_ANCHOR}`;
  const choice = { ...defaultChoice(plan), ...values };
  return values && isWhole && plan.currencies.includes(choice.currency) ? choice : "damaged";
}

/**
 * Returns the stored choice, or else the plan's default. All calculators store theirs under one key, so
 * that a choice follows the visitor from one to the other. Of another calculator's choice, an amount or
 * term out of this plan's range starts at its default, and so does an amount in a currency that the plan
 * lacks, because it would be another sum of money.
 */
export function storedChoice(plan: RatePlan, planName: string): LoanChoice {
  const query = storedQuery();
  const defaults = defaultChoice(plan);
  const choice = { ...defaults, ...parseChoice(query) };
  const hasCurrency = plan.currencies.includes(choice.currency);
  if (hasCurrency && query.startsWith(`plan=${planName}&`)) return choice;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  return {
    amount: outside.amount || !hasCurrency ? defaults.amount : choice.amount,
    termMonths: outside.term ? defaults.termMonths : choice.termMonths,
    currency: hasCurrency ? choice.currency : defaults.currency,
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
