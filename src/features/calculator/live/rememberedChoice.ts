import { outOfRange, type RatePlan } from "../../../lending/ratePlan";
import { CALCULATOR_PLACE } from "../calculatorPlace";
import {
  defaultChoice,
  type LoanChoice,
  readShareQuery,
  writeShareQuery,
} from "../state/loanChoice";

const PARAMETERS = ["amount", "term", "currency"];

/** One choice is remembered for all calculators: the last one that was made. */
const KEY = "calculator";

/** Keeps a choice for as long as the tab is open. Says nothing where the browser keeps nothing. */
export function rememberChoice(planName: string, choice: LoanChoice): void {
  try {
    sessionStorage.setItem(KEY, `plan=${planName}&${writeShareQuery(choice)}`);
  } catch {
    // Storage is full or forbidden; the calculator works without it.
  }
}

/** What the calculator starts with: the address's choice, else the remembered one, else the plan's. */
export function firstChoice(plan: RatePlan, planName: string): LoanChoice {
  const { search } = window.location;
  const inAddress = new URLSearchParams(search);
  if (PARAMETERS.some((name) => inAddress.has(name))) return readShareQuery(plan, search);
  try {
    return remembered(plan, planName, sessionStorage.getItem(KEY) ?? "");
  } catch {
    return defaultChoice(plan);
  }
}

/**
 * A choice made in another calculator is taken over as far as this one offers it: what it does not
 * lend starts at its default, and so does an amount in a currency that it does not have, because it
 * would be another sum of money.
 */
function remembered(plan: RatePlan, planName: string, query: string): LoanChoice {
  const stored = new URLSearchParams(query);
  const choice = readShareQuery(plan, query);
  if (stored.get("plan") === planName) return choice;
  const usual = defaultChoice(plan);
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const foreign = choice.currency !== stored.get("currency");
  return {
    amount: outside.amount || foreign ? usual.amount : choice.amount,
    termMonths: outside.term ? usual.termMonths : choice.termMonths,
    currency: choice.currency,
  };
}

/** The address of the calculator on this page with a choice in it; other parameters are dropped. */
export function shareAddress(choice: LoanChoice): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${writeShareQuery(choice)}#${CALCULATOR_PLACE}`;
}
