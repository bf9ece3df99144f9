import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { copyText } from "../../components/Toast/copyText";
import { showToast } from "../../components/Toast/showToast";
import { isProblem } from "../../lending/inputMessages";
import { formatMoney, plainAmount, shortAmount } from "../../lending/money";
import { scheduleCsv } from "../../lending/schedule";
import { printAlone } from "../../lib/printAlone";
import type { CalculatorLabels, NamedPlan } from "./calculatorProps";
import { CALCULATOR_ANCHOR, initialChoice, shareUrl, usePersistedChoice } from "./persistedChoice";
import {
  type CalculatorState,
  changedEntry,
  type EntryChange,
  entryBeforeHydration,
  entryOf,
  stateOf,
} from "./state/calculatorState";
import { defaultChoice, serializeChoice } from "./state/loanChoice";
import { figuresAnnouncement, figuresText, monthsText, paymentsSentence } from "./state/sentences";

/** What the parts of both calculators receive. */
export type CalculatorPartProps = ReturnType<typeof useCalculator>["part"];

/**
 * Returns what the parts of a calculator receive, and its frame. A calculator starts with the plan's
 * worked example; once hydrated, it continues with what the visitor has entered by then, or else with
 * the URL's or the stored choice.
 */
export function useCalculator(plan: NamedPlan, labels: CalculatorLabels) {
  const [entry, setEntry] = useState(() => entryOf(defaultChoice(plan)));
  const state = useMemo(() => stateOf(plan, entry), [plan, entry]);
  const [isChanged, setChanged] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  usePersistedChoice(plan.name, isChanged ? state.choice : undefined);

  const change = (part: EntryChange) => {
    setChanged(true);
    setEntry((previous) => changedEntry(previous, part));
  };
  const actions = calculatorActions(state, labels, change, root);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useLayoutEffect(() => {
    const choice = initialChoice(plan, plan.name);
    if (serializeChoice(choice) !== serializeChoice(state.choice)) setEntry(entryOf(choice));
    const entered = root.current ? entryBeforeHydration(root.current) : {};
    if (Object.keys(entered).length > 0) change(entered);
  }, []);

  const announcement = isChanged ? announcementOf(state, labels) : "";
  return {
    part: { plan, labels, state, actions },
    frame: { id: CALCULATOR_ANCHOR, name: "calculator", root, announcement },
  };
}

const announcementOf = (
  { figures, currency, amount, term }: CalculatorState,
  { results }: CalculatorLabels,
): string =>
  figures
    ? figuresAnnouncement(figures, currency, results)
    : [amount.message, term.message]
        .filter(isProblem)
        .map((message) => message?.text)
        .join(" ");

function calculatorActions(
  { figures, lastFigures, currency, choice }: CalculatorState,
  labels: CalculatorLabels,
  change: (part: EntryChange) => void,
  root: RefObject<HTMLElement | null>,
) {
  const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const { payment } = labels.results;
  const copyLink = () => copy(shareUrl(choice), "The link to these figures is copied.");
  return {
    change,
    /** Shows the payment in a toast, or focuses the invalid field. */
    calculate() {
      if (!figures) return focus("[aria-invalid=true]");
      showToast({
        title: `${payment}: ${formatMoney(figures.payment, currency)}`,
        text: `${formatMoney(choice.amount, currency)} over ${monthsText(choice.termMonths)}`,
        duration: 3000,
        below: root.current?.querySelector("[data-card]"),
      });
    },
    applyAmount(cents: bigint) {
      change({ amount: shortAmount(cents) });
      focus("[name=amount]");
    },
    /** By the browser's share sheet; copies the link where there is none, or where it fails. */
    async share() {
      if (!("share" in navigator)) return copyLink();
      const text = `${payment}: ${formatMoney(lastFigures.payment, currency)} ${paymentsSentence(lastFigures, currency)}`;
      try {
        await navigator.share({ title: document.title, text, url: shareUrl(choice) });
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === "AbortError";
        if (!isCancelled) await copyLink();
      }
    },
    copyLink,
    copyFigures: () =>
      figures && copy(figuresText(labels, figures, currency), "The figures are copied."),
    print: () => printAlone(root.current),
    downloadSchedule: () =>
      figures &&
      download(
        `loan-${plainAmount(choice.amount)}-${currency.code}-${choice.termMonths}-months.csv`,
        "text/csv;charset=utf-8;header=present",
        scheduleCsv(figures.schedule, currency.code),
      ),
  };
}

const copy = (text: string, copied: string) =>
  copyText(text, copied, "Your browser did not copy it. Copy it here:");

function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
