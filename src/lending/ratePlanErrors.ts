import { CURRENCIES } from "./money";
import {
  centsOf,
  MAXIMUM_AMOUNT,
  MAXIMUM_TERM_MONTHS,
  type RatePlan,
  rateInMillionths,
} from "./ratePlan";

const throws = (compute: () => unknown): boolean => {
  try {
    compute();
    return false;
  } catch {
    return true;
  }
};

const isTerm = (months: number): boolean =>
  Number.isInteger(months) && months >= 1 && months <= MAXIMUM_TERM_MONTHS;

const isAmount = (amount: number): boolean =>
  amount > 0 && !throws(() => centsOf(amount)) && centsOf(amount) <= MAXIMUM_AMOUNT;

function* amountErrors({ amountRange: { minimum, maximum, step }, defaults }: RatePlan) {
  for (const [name, value] of Object.entries({ minimum, maximum, step })) {
    if (!isAmount(value)) {
      yield `amountRange.${name} is ${value}; write an amount above zero with at most 2 decimals`;
      return;
    }
  }
  if (minimum > maximum) {
    yield `amountRange.minimum ${minimum} is above amountRange.maximum ${maximum}`;
  } else if ((centsOf(maximum) - centsOf(minimum)) % centsOf(step) !== 0n) {
    yield `amountRange.step ${step} does not lead from ${minimum} to ${maximum}`;
  }
  if (!isAmount(defaults.amount) || defaults.amount < minimum || defaults.amount > maximum) {
    yield `defaults.amount ${defaults.amount} is outside amountRange, ${minimum} to ${maximum}`;
  }
}

function* termErrors({ termRange: { minimum, maximum }, defaults }: RatePlan) {
  if (!isTerm(minimum) || !isTerm(maximum) || minimum > maximum) {
    yield `termRange is ${minimum} to ${maximum}; write whole months from 1 to ${MAXIMUM_TERM_MONTHS}, the smaller first`;
  } else if (
    !isTerm(defaults.termMonths) ||
    defaults.termMonths < minimum ||
    defaults.termMonths > maximum
  ) {
    yield `defaults.termMonths ${defaults.termMonths} is not a whole month of termRange, ${minimum} to ${maximum}`;
  }
}

function* bandErrors({ rateBands }: RatePlan) {
  if (rateBands.length === 0) {
    yield "rateBands is empty; write at least one band";
  }
  let previous = 0;
  for (const [index, { upToMonths, monthlyRatePercent }] of rateBands.entries()) {
    const path = `rateBands[${index}]`;
    if (monthlyRatePercent > 100 || throws(() => rateInMillionths(monthlyRatePercent))) {
      yield `${path}.monthlyRatePercent is ${monthlyRatePercent}; write 0 to 100 with at most 4 decimals`;
    }
    const isLast = index === rateBands.length - 1;
    if (isLast && upToMonths != null) {
      yield `${path}.upToMonths is ${upToMonths}; leave it out of the last band, which has no end`;
    }
    if (!isLast) {
      if (upToMonths == null || !isTerm(upToMonths) || upToMonths <= previous) {
        yield `${path}.upToMonths is ${upToMonths ?? "missing"}; write whole months above ${previous}`;
      }
      previous = upToMonths ?? previous;
    }
  }
}

function* currencyErrors({ currencies }: RatePlan) {
  const known = CURRENCIES.map(({ code }) => code);
  if (currencies.length === 0) {
    yield `currencies is empty; write at least one of ${known.join(", ")}`;
  }
  for (const [index, code] of currencies.entries()) {
    if (!known.includes(code)) {
      yield `currencies[${index}] is "${code}"; write one of ${known.join(", ")}`;
    } else if (currencies.indexOf(code) !== index) {
      yield `currencies[${index}] repeats "${code}"`;
    }
  }
}

/**
 * Lists the errors of a plan from content whose shape is valid: each names the field, the value and
 * what is allowed. Without errors, no function of src/lending throws on the plan. Only the build
 * needs it.
 */
export const ratePlanErrors = (plan: RatePlan): readonly string[] => [
  ...amountErrors(plan),
  ...termErrors(plan),
  ...bandErrors(plan),
  ...currencyErrors(plan),
];
