import { useEffect, useMemo, useRef, useState } from "react";
import { showToast } from "../../components/Toast";
import { nearestLent, type RatePlan } from "../../lending/ratePlan";
import { useHydrated } from "../../lib/useHydrated";
import { useSite } from "../../lib/useSite";
import { withQuery } from "../../lib/withQuery";
import { isProblem } from "./inputMessages";
import type { ProductChoice } from "./productChoices";
import {
  type CalculatorState,
  changedEntry,
  type EntryChange,
  enteredAmount,
  enteredTerm,
  entryOf,
  stateOf,
  switchedEntry,
} from "./state/calculatorState";
import {
  CALCULATOR_ANCHOR,
  defaultChoice,
  linkedChoice,
  serializeChoice,
  shareUrl,
  usePersistedChoice,
} from "./state/loanChoice";
import { FIGURES, type LoanTexts, loanTexts } from "./state/loanTexts";

export type CalculatorPartProps = ReturnType<typeof useCalculator>["part"];

/**
 * Returns the props for a calculator's components and for its frame. A calculator starts with the default loan
 * of the first product. After hydration, it switches to the choice in the URL.
 * @param products at least one
 * @param lendingPlan under which loans are made, if it is not the product's plan
 */
export function useCalculator(
  products: readonly ProductChoice[],
  content: Queries.CalculatorTextsFieldsFragment,
  lendingPlan?: RatePlan,
) {
  const { lender } = useSite();
  const [first] = products;
  if (!first) throw new RangeError("A calculator needs a product.");
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(first)));
  const named = (wanted?: string) => products.find(({ name }) => name === wanted) ?? first;
  const product = named(entry.choice.product);
  const { plan, title } = product;
  const state = useMemo(() => stateOf(plan, entry), [plan, entry]);
  const say = useMemo(
    () => loanTexts(content.estimate, state.currency, title),
    [content, state.currency, title],
  );
  const isHydrated = useHydrated();
  const [isChanged, setChanged] = useState(false);
  const [hasDamagedLink, setDamagedLink] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePersistedChoice(isChanged ? state.choice : undefined);

  const change = (part: EntryChange) => {
    setChanged(true);
    setEntry((previous) => changedEntry(previous, part));
  };
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const lent = lendingPlan ?? plan;
  const { choice, figures } = state;
  const nearest = nearestLent(lent, choice.amount, choice.termMonths);
  const isLent = nearest.amount === choice.amount && nearest.termMonths === choice.termMonths;
  /** What replaces the link to the application where the loan is not offered. */
  const notLent =
    figures && !isLent && lent.currencies.includes(choice.currency)
      ? {
          text: say.notLent(lent),
          label: say.instead(nearest),
          useNearest() {
            const amount = enteredAmount(nearest.amount);
            change({ amount, term: enteredTerm(nearest.termMonths) });
            // The button is about to disappear.
            focus("[name=amountSlider]");
          },
        }
      : undefined;
  const actions = {
    change,
    chooseProduct(name: string) {
      setChanged(true);
      setEntry((previous) => switchedEntry(previous, product, named(name)));
    },
    /** Shows the payment in a toast, or focuses the first invalid field. */
    calculate(isLow: boolean) {
      if (!state.figures) return focus("[aria-invalid=true]");
      showToast({
        title: `${FIGURES.payment}: ${say.money(state.figures.payment)}`,
        text: `${say.money(state.choice.amount)} for ${say.months(state.choice.termMonths)}`,
        duration: 3000,
        isLow,
      });
    },
    /** Adds a valid loan to a link on this site. The prerendered example is not the visitor's loan. */
    withLoan: (to: string) =>
      isHydrated && state.figures && to.startsWith("/")
        ? withQuery(to, serializeChoice(state.choice))
        : to,
    /** Returns the text to share: who lends, the figures and a link that restores them. */
    sharedLines: () => [
      lender.name,
      ...(notLent ? [notLent.text] : []),
      ...say.message(state.lastFigures),
      shareUrl(state.choice),
    ],
  };

  useEffect(() => {
    const linked = linkedChoice(products, window.location.search);
    setDamagedLink(linked === "damaged");
    if (linked && linked !== "damaged") setEntry(entryOf(linked));
  }, [products]);

  const linkMessage =
    hasDamagedLink && !isChanged
      ? "This link to a loan is damaged, so we left it out. Ask for the link again, or enter the loan here."
      : "";
  const announcements = isChanged ? announcementsOf(state, say, notLent?.text) : [linkMessage];
  return {
    part: { products, plan, content, state, say, linkMessage, notLent, actions },
    frame: { id: CALCULATOR_ANCHOR, root, announcements },
  };
}

/** A problem replaces the figures; a note is announced along with them. */
const announcementsOf = (
  { figures, amount, term }: CalculatorState,
  say: LoanTexts,
  notLent: string | undefined,
): readonly (string | undefined)[] => [
  ...[amount.message, term.message]
    .filter((message) => figures || isProblem(message))
    .map((message) => message?.text),
  notLent,
  figures && say.announcement(figures),
];
