import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { showToast } from "../../components/Toast/showToast";
import type { CalculatorProps } from "./Calculator";
import { type CalculatorActions, CalculatorFace } from "./CalculatorFace";
import { formatMoney, plainAmount } from "./engine/formatMoney";
import { scheduleCsv } from "./engine/scheduleCsv";
import { copyText } from "./live/copyText";
import { downloadFile } from "./live/downloadFile";
import { firstChoice, shareAddress } from "./live/rememberedChoice";
import { useAnnouncement } from "./live/useAnnouncement";
import { useKeptChoice } from "./live/useKeptChoice";
import { changedEntry, entryOf, stateOf } from "./state/calculatorEntry";
import { amountFieldText } from "./state/calculatorState";
import { type EarlyActions, restoreFocus } from "./state/earlyActions";
import { figuresText } from "./state/figuresText";
import { monthsText, spokenFigures } from "./state/sentences";

export interface LiveCalculatorProps extends CalculatorProps {
  /** What was done before this calculator stood here; the last of it is known once it does. */
  early: RefObject<EarlyActions | undefined>;
}

const TOAST_DURATION = 3000;

/** The calculator that computes. It comes in a script of its own, see Calculator. */
export function LiveCalculator({ early, ...props }: LiveCalculatorProps) {
  const { plan, words } = props;
  const [entry, setEntry] = useState(() =>
    changedEntry(entryOf(firstChoice(plan, plan.name)), early.current?.changes ?? {}),
  );
  const state = useMemo(() => stateOf(plan, entry), [plan, entry]);
  const { figures, currency, choice, amount, term } = state;
  const status = useRef<HTMLParagraphElement>(null);
  const told = useAnnouncement(
    figures
      ? spokenFigures(figures, currency)
      : [amount.message, term.message]
          .flatMap((message) => (message?.kind === "problem" ? [message.text] : []))
          .join(" "),
  );
  useKeptChoice(plan.name, choice);

  const island = () => status.current?.closest("[data-island]");
  const focus = (selector: string) => island()?.querySelector<HTMLElement>(selector)?.focus();
  const change: CalculatorActions["change"] = (part) =>
    setEntry((previous) => changedEntry(previous, part));

  const calculate = ({ figures, currency, choice } = state) => {
    change({});
    if (!figures) return focus("[aria-invalid=true]");
    showToast({
      title: `${words.results.payment}: ${formatMoney(figures.payment, currency)}`,
      text: `${formatMoney(choice.amount, currency)} over ${monthsText(choice.termMonths)}`,
      duration: TOAST_DURATION,
      below: island()?.querySelector("[data-card]"),
    });
  };

  const on: CalculatorActions = {
    change,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of what stood here before
  useLayoutEffect(() => {
    const place = island();
    if (!early.current || !place) return;
    const { changes, pressed } = early.current;
    change(changes);
    restoreFocus(place, early.current);
    if (pressed) calculate(stateOf(plan, changedEntry(entry, changes)));
  }, []);

  return (
    <>
      <CalculatorFace {...props} state={state} on={on} onCalculate={() => calculate()} />
      <p ref={status} role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}
