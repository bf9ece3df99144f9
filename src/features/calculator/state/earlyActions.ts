import { CURRENCIES, type CurrencyCode } from "../engine/currencies";
import type { CalculatorEntry } from "./calculatorEntry";
import { amountFieldText, type CalculatorState } from "./calculatorState";

/** What the visitor did before the calculator's script was there. */
export interface EarlyActions {
  readonly changes: Partial<Omit<CalculatorEntry, "choice">>;
  /** Whether the Calculate button was pressed. */
  readonly pressed: boolean;
  /** The place of the focused control among the calculator's controls; -1 when none has the focus. */
  readonly focused: number;
  /** What was selected in the focused field. */
  readonly selection: readonly [start: number, end: number] | undefined;
}

/** The calculator's controls, in the order of the page; the same before and after the script. */
export const controlsOf = (island: Element): HTMLElement[] => [
  ...island.querySelectorAll<HTMLElement>("input, select, button, a, [tabindex]"),
];

/** Reads from the page what differs from the worked example that was written into it. */
export function readEarlyActions(
  island: Element,
  example: CalculatorState,
  pressed: boolean,
): EarlyActions {
  const value = (name: string) =>
    island.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value;
  const typed = (name: string, shown: string) => {
    const text = value(name);
    return text === undefined || text === shown ? undefined : text;
  };
  const amount = typed("amountSlider", String(example.amount.position));
  const term = typed("termSlider", String(example.term.position));
  const amountText =
    typed("amount", example.amount.text) ??
    (amount && amountFieldText(BigInt(Math.round(Number(amount) * 100))));
  const termText = typed("term", example.term.text) ?? term;
  const salaryText = typed("salary", "");
  const currency = currencyCode(typed("currency", example.currency.code));
  const active = document.activeElement;
  return {
    changes: {
      ...(amountText !== undefined && { amountText }),
      ...(termText !== undefined && { termText }),
      ...(salaryText !== undefined && { salaryText }),
      ...(currency && { currency }),
    },
    pressed,
    focused: active instanceof HTMLElement ? controlsOf(island).indexOf(active) : -1,
    selection:
      active instanceof HTMLInputElement && active.selectionStart !== null
        ? [active.selectionStart, active.selectionEnd ?? active.selectionStart]
        : undefined,
  };
}

/** Gives the focus back to the control that had it. */
export function restoreFocus(island: Element, { focused, selection }: EarlyActions): void {
  const control = controlsOf(island)[focused];
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && selection) control.setSelectionRange(...selection);
}

const currencyCode = (text: string | undefined): CurrencyCode | undefined =>
  CURRENCIES.find(({ code }) => code === text)?.code;
