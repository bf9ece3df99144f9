import { type FieldMessage, optionalAmount } from "../../features/calculator/inputMessages";
import { borrowingLimit, largestLoan } from "../../lending/affordability";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { loanFigures } from "../../lending/loanFigures";
import { moneyInText as money } from "../../lending/money";
import { parseAge, parseTerm } from "../../lending/parseInput";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { addMonths } from "../../lib/days";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { monthsText } from "../../lib/units";
import { BUDGET, type Criterion, type Entry, INCOMPLETE } from "./criteria";

export { tidyAmount } from "../../lending/parseInput";

/**
 * Checks what the visitor has entered against the product's conditions, and computes the largest loan. A condition
 * is open while its field is empty or invalid, except the last day of a contract, which may be empty.
 * @param today as YYYY-MM-DD
 */
export function eligibilityState(
  plan: RatePlan,
  criteria: readonly Criterion[],
  entry: Entry,
  answer: Queries.BorrowAnswerFieldsFragment,
  today: string,
) {
  const messages: Record<string, FieldMessage> = {};
  /** Why not yet. */
  const unmet: string[] = [];
  /** Why never. */
  const never: string[] = [];
  const { minimum } = plan.termRange;
  let { maximum } = plan.termRange;
  let isOpen = false;
  /** The first day on which the visitor has been employed for long enough. */
  let start = today;
  let salary: bigint | undefined;

  const textOf = (name: string) => entry[name]?.trim() ?? "";
  const amountOf = (name: string, mayBeZero: boolean) => {
    const { cents, message } = optionalAmount(textOf(name), mayBeZero);
    if (message) messages[name] = message;
    return cents;
  };
  const countOf = (name: string, isAge: boolean) => {
    const text = textOf(name);
    if (/^0*$/.test(text)) return text === "" ? undefined : 0;
    const count = isAge ? parseAge(text) : parseTerm(text);
    if (count.ok) return count.count;
    messages[name] = { kind: "problem", text: answer.number };
    return undefined;
  };

  for (const { label, check } of criteria) {
    const least = check?.least ?? 0;
    const text = textOf(label);
    /** Whether the condition is met, when it will be, and why it is not. Undefined while it is open. */
    let [isMet, day, reason]: [boolean | undefined, string, string?] = [true, today];
    let [isOver, isFinal] = [false, false];
    if (check?.asks === "choice") {
      const chosen = check.options?.find((option) => option.label === text);
      isMet = chosen && !chosen.unmet;
      reason = chosen?.unmet ?? "";
      isFinal = Boolean(chosen?.never);
    } else if (check?.asks === "salary") {
      salary = amountOf(label, false);
      const hasLimit = borrowingLimit(plan, salary ?? 0n) !== undefined;
      isMet = salary === undefined ? undefined : salary >= centsOf(least) && hasLimit;
      isOver = check.most != null && (salary ?? 0n) > centsOf(check.most);
    } else if (check?.asks === "date" && text === INCOMPLETE) {
      messages[label] = { kind: "problem", text: answer.date };
      isMet = undefined;
    } else if (check?.asks === "date" && text) {
      while (maximum >= minimum && addMonths(start, maximum + least) > text) maximum -= 1;
      isMet = maximum >= minimum;
      day = addMonths(start, minimum + least);
    } else if (check && check.asks !== "date") {
      const count = countOf(label, check.asks === "age");
      isMet = count === undefined ? undefined : count >= least;
      isOver = (count ?? 0) > (check.most ?? Infinity);
      day = addMonths(today, least - (count ?? 0));
      if (isMet === false && check.asks === "months") start = day;
    }
    isOpen ||= isMet === undefined;
    if (isOver) never.push(check?.over ?? answer.no);
    else if (isMet === false)
      (isFinal ? never : unmet).push(
        fillTemplate(reason || check?.unmet || answer.notYet, { date: formatDate(day) }),
      );
  }

  const [deductions, costs, others = 0n] = BUDGET.map((name) => amountOf(name, true));
  const isKnown = deductions !== undefined && costs !== undefined && !messages.otherInstalments;
  const left = salary !== undefined && isKnown ? salary - deductions - costs - others : undefined;
  const share = BigInt(100 - answer.aside);
  const budget = left === undefined ? undefined : (left * share) / 100n;
  const limit = salary === undefined ? undefined : borrowingLimit(plan, salary);
  const lent = { ...plan, termRange: { minimum, maximum } };
  const isPossible = limit !== undefined && unmet.length + never.length === 0;
  const loan = isPossible ? largestLoan(lent, limit, budget) : undefined;
  if (isPossible && !loan) {
    const { payment } = loanFigures(lent, centsOf(plan.amountRange.minimum), maximum);
    const needed = (payment * 100n + share - 1n) / share;
    unmet.push(fillTemplate(answer.tooLittle, { left: money(left ?? 0n), needed: money(needed) }));
  }
  const figures = loan && {
    amount: money(loan.quote.principal),
    months: monthsText(loan.quote.termMonths),
    payment: money(loan.payment),
    total: money(loan.repayment),
    nominal: formatAnnualRate(loan.annualRate.nominalPercent),
    effective: formatAnnualRate(loan.annualRate.effectivePercent),
  };
  const allowed = [
    loan && plan.salaryMultiple && answer.limit
      ? fillTemplate(answer.limit, { amount: money(limit ?? 0n) })
      : "",
    left !== undefined && budget !== undefined
      ? fillTemplate(answer.left, {
          left: money(left),
          aside: money(left - budget),
          budget: money(budget),
        })
      : "",
    figures ? fillTemplate(answer.loan, figures) : "",
  ];
  const asksBudget = criteria.some(({ check }) => check?.asks === "salary");
  const soFar = isOpen || (asksBudget && left === undefined) ? "open" : "yes";
  return {
    messages,
    verdict: never.length > 0 ? "no" : unmet.length > 0 ? "notYet" : soFar,
    /** Why not, and when it would be yes; or else the limit, what is left, and the largest loan. */
    sentences: [never, unmet, allowed.filter(Boolean)].find(({ length }) => length > 0) ?? [],
    loan,
  } as const;
}
