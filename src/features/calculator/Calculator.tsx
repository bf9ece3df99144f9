import { graphql } from "gatsby";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { showToast } from "../../components/Toast/showToast";
import { formatMoney, plainAmount } from "../../lending/money";
import { scheduleCsv } from "../../lending/schedule";
import { useHydrated } from "../../lib/useHydrated";
import { type CalculatorActions, CalculatorView, type CalculatorViewProps } from "./CalculatorView";
import { CALCULATOR_PLACE } from "./calculatorPlace";
import { copyText } from "./live/copyText";
import { downloadFile } from "./live/downloadFile";
import { firstChoice, shareAddress } from "./live/rememberedChoice";
import { useAnnouncement } from "./live/useAnnouncement";
import { usePersistedChoice } from "./live/usePersistedChoice";
import { changedEntry, entryOf, stateOf } from "./state/calculatorEntry";
import { amountFieldText } from "./state/calculatorState";
import { figuresText } from "./state/figuresText";
import { defaultChoice, writeShareQuery } from "./state/loanChoice";
import { readTypedEntry } from "./state/readTypedEntry";
import { monthsText, spokenFigures } from "./state/sentences";
import { Island } from "./styles";

export interface CalculatorProps
  extends Pick<CalculatorViewProps, "words" | "invitation" | "heading" | "offersCurrencies"> {
  plan: Queries.RatePlanDataFragment;
}

const TOAST_DURATION = 3000;

/**
 * The loan calculator. The prerendered page shows the plan's worked example; once it is hydrated,
 * the calculator takes what the visitor has typed by then, the address's choice or the last one.
 */
export function Calculator(props: CalculatorProps) {
  const { plan, words } = props;
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(plan)));
  const state = useMemo(() => stateOf(plan, entry), [plan, entry]);
  const [isChanged, setChanged] = useState(false);
  const isHydrated = useHydrated();
  const island = useRef<HTMLDivElement>(null);
  const { figures, currency, choice, amount, term } = state;
  const announcement = useAnnouncement(
    figures
      ? spokenFigures(figures, currency)
      : [amount.message, term.message]
          .flatMap((message) => (message?.kind === "problem" ? [message.text] : []))
          .join(" "),
    isChanged,
  );
  usePersistedChoice(plan.name, isChanged ? choice : undefined);

  const focus = (selector: string) => island.current?.querySelector<HTMLElement>(selector)?.focus();
  const change: CalculatorActions["change"] = (part) => {
    setChanged(true);
    setEntry((previous) => changedEntry(previous, part));
  };

  const calculate = () => {
    if (!figures) return focus("[aria-invalid=true]");
    showToast({
      title: `${words.results.payment}: ${formatMoney(figures.payment, currency)}`,
      text: `${formatMoney(choice.amount, currency)} over ${monthsText(choice.termMonths)}`,
      duration: TOAST_DURATION,
      below: island.current?.querySelector("[data-card]"),
    });
  };

  const actions: CalculatorActions = {
    change,
    calculate,
    moveAmount: (units) => change({ amountText: amountFieldText(BigInt(Math.round(units * 100))) }),
    moveTerm: (months) => change({ termText: String(months) }),
    takeAmount: (cents) => {
      change({ amountText: amountFieldText(cents) });
      focus("[name=amount]");
    },
    copyLink: () => copyText(shareAddress(choice), "The link to these figures is copied."),
    copyFigures: () =>
      figures && copyText(figuresText(words, figures, currency), "The figures are copied."),
    print: () => window.print(),
    download: () =>
      figures &&
      downloadFile(
        `loan-${plainAmount(choice.amount)}-${currency.code}-${choice.termMonths}-months.csv`,
        "text/csv;charset=utf-8;header=present",
        scheduleCsv(figures.schedule, currency.code),
      ),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useLayoutEffect(() => {
    const first = firstChoice(plan, plan.name);
    if (writeShareQuery(first) !== writeShareQuery(choice)) setEntry(entryOf(first));
    const typed = island.current ? readTypedEntry(island.current, state) : {};
    if (Object.keys(typed).length > 0) change(typed);
  }, []);

  return (
    <Island id={CALCULATOR_PLACE} data-island="calculator" ref={island}>
      <CalculatorView {...props} state={state} actions={actions} isHydrated={isHydrated} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Island>
  );
}

export const query = graphql`
  fragment RatePlanData on RatePlan {
    name
    amountRange {
      minimum
      maximum
      step
    }
    termRange {
      minimum
      maximum
    }
    defaults {
      amount
      termMonths
    }
    rateBands {
      upToMonths
      monthlyRatePercent
      companionValue
    }
    currencies
  }
  fragment CalculatorWordsData on CalculatorWords {
    form {
      title
      currency
      amount
      amountSlider
      term
      termSlider
      months
      calculate
    }
    results {
      title
      payment
      principal
      interest
      repayment
      nominalRate
      effectiveRate
      rateNote
      estimate
      copyLink
      copyFigures
      print
    }
    schedule {
      title
      lead
      month
      payment
      principal
      interest
      left
      total
      download
    }
    salary {
      title
      lead
      field
      hint
      use
    }
    comparison {
      title
      lead
      chart
      flat
      reducing
    }
  }
`;
