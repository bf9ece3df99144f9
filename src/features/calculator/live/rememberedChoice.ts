import type { RatePlan } from "../engine/ratePlan";
import {
  defaultChoice,
  type LoanChoice,
  readShareQuery,
  writeShareQuery,
} from "../engine/shareLink";

const PARAMETERS = ["amount", "term", "currency"];

const keyOf = (planName: string): string => `calculator:${planName}`;

/** Keeps a choice for as long as the tab is open. Says nothing where the browser keeps nothing. */
export function rememberChoice(planName: string, choice: LoanChoice): void {
  try {
    sessionStorage.setItem(keyOf(planName), writeShareQuery(choice));
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
    return readShareQuery(plan, sessionStorage.getItem(keyOf(planName)) ?? "");
  } catch {
    return defaultChoice(plan);
  }
}

/** This page's address with a choice in it; other parameters are dropped, its anchor stays. */
export function shareAddress(choice: LoanChoice): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}?${writeShareQuery(choice)}${hash}`;
}
