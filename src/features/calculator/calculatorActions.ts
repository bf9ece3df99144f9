import { showToast } from "../../components/Toast/showToast";
import { formatMoney, plainAmount } from "../../lending/money";
import { scheduleCsv } from "../../lending/schedule";
import type { CalculatorActions, CalculatorPartProps } from "./calculatorProps";
import { shareUrl } from "./persistedChoice";
import { amountFieldText } from "./state/calculatorEntry";
import type { CalculatorState } from "./state/calculatorState";
import { figuresText, monthsText, paymentsSentence } from "./state/sentences";

const TOAST_DURATION_MS = 3000;

interface Context extends Pick<CalculatorPartProps, "labels" | "state"> {
  change: CalculatorActions["change"];
  /** Returns the calculator's root element once it is mounted. */
  root: () => HTMLElement | null;
}

/** Returns the actions of a mounted calculator. */
export function calculatorActions({ labels, state, change, root }: Context): CalculatorActions {
  const { figures, currency, choice } = state;
  const focus = (selector: string) => root()?.querySelector<HTMLElement>(selector)?.focus();
  return {
    change,
    calculate() {
      if (!figures) return focus("[aria-invalid=true]");
      showToast({
        title: `${labels.results.payment}: ${formatMoney(figures.payment, currency)}`,
        text: `${formatMoney(choice.amount, currency)} over ${monthsText(choice.termMonths)}`,
        duration: TOAST_DURATION_MS,
        below: root()?.querySelector("[data-card]"),
      });
    },
    applyAmount(cents) {
      change({ amountText: amountFieldText(cents) });
      focus("[name=amount]");
    },
    share: () => share(shareUrl(choice), `${labels.results.payment}: ${paymentText(state)}`),
    copyLink: () => copyLink(shareUrl(choice)),
    copyFigures: () =>
      figures && copy(figuresText(labels, figures, currency), "The figures are copied."),
    print: printQuote,
    downloadSchedule: () =>
      figures &&
      download(
        `loan-${plainAmount(choice.amount)}-${currency.code}-${choice.termMonths}-months.csv`,
        "text/csv;charset=utf-8;header=present",
        scheduleCsv(figures.schedule, currency.code),
      ),
  };
}

/** Formats the payment and the number of months. */
const paymentText = ({ lastFigures, currency }: CalculatorState): string =>
  `${formatMoney(lastFigures.payment, currency)} ${paymentsSentence(lastFigures, currency)}`;

const copyLink = (url: string) => copy(url, "The link to these figures is copied.");

/** Opens the browser's share sheet; copies the link where there is none, or where it fails. */
async function share(url: string, text: string): Promise<void> {
  if (!("share" in navigator)) return copyLink(url);
  try {
    await navigator.share({ title: document.title, text, url });
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    if (!isCancelled) await copyLink(url);
  }
}

/** Prints the calculator without the rest of its page; see the styles of `QuoteHeading`. */
function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.print = "quote";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}

/** Copies a text and confirms it in a toast; where the browser refuses, the toast shows the text. */
async function copy(text: string, confirmation: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ title: confirmation });
  } catch {
    await showToast({ title: "Your browser did not copy it. Copy it here:", text });
  }
}

/** Downloads a text as a file. */
function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers fetch the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
