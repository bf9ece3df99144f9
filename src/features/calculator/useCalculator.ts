import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { RatePlan } from "../../lending/ratePlan";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useHydrated } from "../../lib/useHydrated";
import { calculatorActions } from "./calculatorActions";
import type { CalculatorActions, CalculatorLabels } from "./calculatorProps";
import { initialChoice, usePersistedChoice } from "./persistedChoice";
import { changedEntry, type EntryChange, entryOf } from "./state/calculatorEntry";
import { type CalculatorState, entryBeforeHydration, stateOf } from "./state/calculatorState";
import { defaultChoice, serializeChoice } from "./state/loanChoice";
import { payAnnouncement } from "./state/paySentences";
import { figuresAnnouncement } from "./state/sentences";

/** What a calculator shows, and what it does when the visitor acts. */
export interface CalculatorModel {
  readonly state: CalculatorState;
  readonly actions: CalculatorActions;
  /** False while the page shows the prerendered example. */
  readonly isHydrated: boolean;
  /** Announced to assistive technology after a change. */
  readonly announcement: string;
  /** For the calculator's outermost element. */
  readonly root: RefObject<HTMLDivElement | null>;
}

/**
 * The state of a calculator. It starts with the plan's worked example; once hydrated, it continues with
 * what the visitor has entered by then, or else with the URL's or the stored choice.
 * @param lendingPlan the plan by which loans are given, where the calculator takes another one
 */
export function useCalculator(
  plan: RatePlan & { readonly name: string },
  labels: CalculatorLabels,
  lendingPlan: RatePlan = plan,
): CalculatorModel {
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(plan)));
  const state = useMemo(() => stateOf(plan, entry, lendingPlan), [plan, entry, lendingPlan]);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const announcement = useDebouncedText(isChanged ? announcementOf(state, labels) : "");
  usePersistedChoice(plan.name, isChanged ? state.choice : undefined);

  const change = (part: EntryChange) => {
    setChanged(true);
    setEntry((previous) => changedEntry(previous, part));
  };
  const actions = calculatorActions({ labels, state, change, root: () => root.current });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    const choice = initialChoice(plan, plan.name);
    if (serializeChoice(choice) !== serializeChoice(state.choice)) setEntry(entryOf(choice));
    const entered = root.current ? entryBeforeHydration(root.current, state) : {};
    if (Object.keys(entered).length > 0) change(entered);
  }, []);

  return { state, actions, isHydrated, announcement, root };
}

const announcementOf = (
  { figures, currency, amount, term, pay }: CalculatorState,
  { results }: CalculatorLabels,
): string =>
  figures
    ? [
        figuresAnnouncement(figures, currency, results),
        ...(pay.answer ? [payAnnouncement(pay.answer, currency)] : []),
      ].join(" ")
    : [amount.message, term.message]
        .flatMap((message) => (message?.kind === "problem" ? [message.text] : []))
        .join(" ");
