import { CURRENCIES } from "../../../lending/money";
import type { CalculatorEntry } from "./calculatorEntry";
import { amountFieldText, type CalculatorState } from "./calculatorState";

/**
 * Reads from the calculator's fields what the visitor has entered before hydration.
 * @param example what the prerendered fields contain
 * @returns the parts that differ from the example
 */
export function readTypedEntry(
  calculator: Element,
  example: CalculatorState,
): Partial<Omit<CalculatorEntry, "choice">> {
  const typed = (name: string, prerendered: string) => {
    const field = calculator.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    return field?.value === prerendered ? undefined : field?.value;
  };
  const slid = typed("amountSlider", String(example.amount.position));
  const amountText =
    typed("amount", example.amount.text) ??
    (slid && amountFieldText(BigInt(Math.round(Number(slid) * 100))));
  const termText =
    typed("term", example.term.text) ?? typed("termSlider", String(example.term.position));
  const salaryText = typed("salary", "");
  const code = typed("currency", example.currency.code);
  const currency = CURRENCIES.find((each) => each.code === code)?.code;
  return {
    ...(amountText !== undefined && { amountText }),
    ...(termText !== undefined && { termText }),
    ...(salaryText !== undefined && { salaryText }),
    ...(currency && { currency }),
  };
}
