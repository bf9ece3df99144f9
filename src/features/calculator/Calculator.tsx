import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useHydrated } from "../../lib/useHydrated";
import { setKnownPay } from "../sideBySide/knownPay";
import { CalculatorView } from "./CalculatorView";
import { calculatorActions } from "./calculatorActions";
import type { CalculatorViewProps } from "./calculatorProps";
import { CALCULATOR_ANCHOR, initialChoice, usePersistedChoice } from "./persistedChoice";
import { changedEntry, type EntryChange, entryOf } from "./state/calculatorEntry";
import { type CalculatorState, entryBeforeHydration, stateOf } from "./state/calculatorState";
import { defaultChoice, serializeChoice } from "./state/loanChoice";
import { payAnnouncement } from "./state/paySentences";
import { figuresAnnouncement } from "./state/sentences";
import { Root } from "./styles";

export interface CalculatorProps
  extends Pick<
    CalculatorViewProps,
    "labels" | "sideBySide" | "applyLink" | "heading" | "offersCurrencies" | "lowerRates"
  > {
  plan: Queries.RatePlanDataFragment;
}

/**
 * The loan calculator. It prerenders the plan's worked example; once hydrated, it continues with
 * what the visitor has entered by then, or else with the URL's or the stored choice.
 */
export function Calculator(props: CalculatorProps) {
  const { plan, labels } = props;
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(plan)));
  const state = useMemo(() => stateOf(plan, entry), [plan, entry]);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const announcement = useDebouncedText(isChanged ? announcementOf(state) : "");
  usePersistedChoice(plan.name, isChanged ? state.choice : undefined);

  const { available } = state.pay;
  const { code } = state.currency;
  useEffect(() => {
    setKnownPay(available, code);
    return () => setKnownPay(undefined, code);
  }, [available, code]);

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

  return (
    <Root id={CALCULATOR_ANCHOR} data-lazy-section="calculator" ref={root}>
      <CalculatorView {...props} state={state} actions={actions} isHydrated={isHydrated} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Root>
  );
}

const announcementOf = ({ figures, currency, amount, term, pay }: CalculatorState): string =>
  figures
    ? [
        figuresAnnouncement(figures, currency),
        ...(pay.answer ? [payAnnouncement(pay.answer, currency)] : []),
      ].join(" ")
    : [amount.message, term.message]
        .flatMap((message) => (message?.kind === "problem" ? [message.text] : []))
        .join(" ");
