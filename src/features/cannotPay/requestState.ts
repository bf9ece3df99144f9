import { symbolInTexts } from "../../lender";
import { affordablePayment } from "../../lending/affordability";
import { type AmountTexts, amountProblem, type FieldMessage } from "../../lending/inputMessages";
import { shortAmount, withSymbol } from "../../lending/money";
import { parseAmountOrZero } from "../../lending/parseInput";
import { addMonths, formatWeekday, nextPayday, nextWorkingDay } from "../../lib/days";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";

/** The amounts that visitors can enter, all empty at first. All are optional. */
const NO_AMOUNTS = {
  pay: "",
  deductions: "",
  fixedCosts: "",
  otherInstalments: "",
  instalment: "",
};

export type AmountName = keyof typeof NO_AMOUNTS;
export const AMOUNTS = Object.keys(NO_AMOUNTS) as AmountName[];

export type Help = "less" | "later";

type RequestEntry = Readonly<Record<AmountName | "due", string>> & { readonly help: Help };

export const EMPTY_ENTRY: RequestEntry = { ...NO_AMOUNTS, due: "", help: "less" };

type RequestState = ReturnType<typeof requestState>;
export type Proposal = RequestState["proposals"][Help];

interface Settings {
  today: string;
  holidays: readonly string[];
  months: number;
}

/**
 * Computes what is left of the pay, and both proposals. Each proposal has a date and, if the pay is known, an
 * amount and the rest that is paid later.
 */
export function requestState(
  entry: RequestEntry,
  texts: AmountTexts,
  { today, holidays, months }: Settings,
) {
  const amounts = { pay: 0n, deductions: 0n, fixedCosts: 0n, otherInstalments: 0n, instalment: 0n };
  const messages: Partial<Record<AmountName, FieldMessage>> = {};
  for (const name of AMOUNTS) {
    const amount = parseAmountOrZero(entry[name]);
    if (amount.ok) amounts[name] = amount.cents;
    else messages[name] = amountProblem(amount, texts, true);
  }
  const isKnown = entry.pay.trim() !== "" && Object.keys(messages).length === 0;
  const spent = amounts.deductions + amounts.fixedCosts + amounts.otherInstalments;
  const left = isKnown ? amounts.pay - spent : undefined;
  const instalment = amounts.instalment || undefined;
  const due = entry.due || nextPayday(today, holidays);
  const proposal = (day: string, count: number) => ({
    date: nextWorkingDay(day < today ? today : day, holidays),
    ...(left === undefined ? {} : affordablePayment(left, instalment, count)),
  });
  return {
    messages,
    /** In cents. Negative if the pay is too low. Undefined if the pay is missing or an amount is invalid. */
    left,
    instalment,
    due,
    proposals: { less: proposal(due, months), later: proposal(addMonths(due, 1), 1) },
  };
}

/** Formats cents as in running text: TT$512. */
export const moneyText = (cents: bigint): string =>
  withSymbol(shortAmount(cents), { symbol: symbolInTexts });

/** Formats a day as "Monday, December 28, 2026". */
export const dayText = (day: string): string => `${formatWeekday(day)}, ${formatDate(day)}`;

/** Writes the message to the lender, in the first person. */
export function messageText(
  { left, instalment, due, proposals }: RequestState,
  help: Help,
  months: number,
  texts: Queries.RequestMessageFieldsFragment,
): string {
  const { amount, rest = 0n } = proposals[help];
  const isNothing = amount === 0n;
  const { date } = isNothing ? proposals.later : proposals[help];
  const unknown = help === "less" ? texts.lessUnknown : texts.laterUnknown;
  const fill = (text: string, cents: bigint | undefined, day = date) => {
    const money = cents === undefined ? "" : moneyText(cents);
    return fillTemplate(text, { amount: money, instalment: money, months, date: dayText(day) });
  };
  const paragraphs = [
    [
      instalment === undefined ? texts.opening : fill(texts.openingDue, instalment, due),
      left !== undefined && (left > 0n ? fill(texts.left, left) : texts.nothingLeft),
    ],
    [
      isNothing
        ? fill(texts.nothing, 0n)
        : fill(amount === undefined ? unknown : texts[help], amount),
      rest > 0n && fill(texts.rest, rest),
    ],
    [texts.closing],
  ];
  return paragraphs.map((sentences) => sentences.filter(Boolean).join(" ")).join("\n\n");
}
