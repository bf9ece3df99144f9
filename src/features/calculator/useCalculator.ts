import { useEffect, useMemo, useRef, useState } from "react";
import { showToast } from "../../components/Toast";
import { isProblem } from "../../lending/inputMessages";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";
import {
  type CalculatorState,
  changedEntry,
  type EntryChange,
  enteredAmount,
  entryOf,
  stateOf,
} from "./state/calculatorState";
import {
  CALCULATOR_ANCHOR,
  defaultChoice,
  linkedChoice,
  shareUrl,
  usePersistedChoice,
} from "./state/loanChoice";
import { type LoanTexts, loanTexts } from "./state/loanTexts";

export type CalculatorPartProps = ReturnType<typeof useCalculator>["part"];

/**
 * Returns the props for a calculator's components and for its frame. A calculator starts with the plan's
 * worked example. After hydration, it switches to the choice in the URL.
 */
export function useCalculator(plan: RatePlan, pageLabels: Queries.CalculatorLabelsFieldsFragment) {
  const { units } = useSite().labels;
  const labels = useMemo(() => ({ ...pageLabels, units }), [pageLabels, units]);
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(plan)));
  const state = useMemo(() => stateOf(plan, entry, labels), [plan, entry, labels]);
  const say = useMemo(() => loanTexts(labels, state.currency), [labels, state.currency]);
  const [isChanged, setChanged] = useState(false);
  const [hasDamagedLink, setDamagedLink] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePersistedChoice(isChanged ? state.choice : undefined);

  const change = (part: EntryChange) => {
    setChanged(true);
    setEntry((previous) => changedEntry(previous, part));
  };
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const actions = {
    change,
    /** Shows the payment in a toast, or focuses the first invalid field. */
    calculate() {
      if (!state.figures) return focus("[aria-invalid=true]");
      showToast({
        title: `${labels.results.payment}: ${say.money(state.figures.payment)}`,
        text: fillTemplate(labels.form.calculated, {
          amount: say.money(state.choice.amount),
          months: say.months(state.choice.termMonths),
        }),
        duration: 3000,
      });
    },
    /** Returns the text to share: the figures and a link that restores them. */
    sharedLines: () => [...say.message(state.lastFigures), shareUrl(state.choice)],
    applyAmount(cents: bigint) {
      change({ amount: enteredAmount(cents) });
      focus("[name=amount]");
    },
  };

  useEffect(() => {
    const linked = linkedChoice(plan);
    setDamagedLink(linked === "damaged");
    if (linked && linked !== "damaged") setEntry(entryOf(linked));
  }, [plan]);

  const linkMessage = hasDamagedLink && !isChanged ? labels.form.damagedLink : "";
  const announcements = isChanged ? announcementsOf(state, say) : [linkMessage];
  return {
    part: { plan, labels, state, say, linkMessage, actions },
    frame: { id: CALCULATOR_ANCHOR, root, announcements },
  };
}

/** A problem replaces the figures; a note is announced along with them. */
const announcementsOf = (
  { figures, amount, term }: CalculatorState,
  say: LoanTexts,
): readonly (string | undefined)[] => [
  ...[amount.message, term.message]
    .filter((message) => figures || isProblem(message))
    .map((message) => message?.text),
  figures && say.announcement(figures),
];
