import { centsOf, MAXIMUM_TERM_MONTHS, type RatePlan, rateInMillionths } from "./ratePlan";

const throws = (compute: () => unknown): boolean => {
  try {
    compute();
    return false;
  } catch {
    return true;
  }
};

function* amountErrors({ amountRange: { minimum, maximum, step }, defaults }: RatePlan) {
  for (const [name, value] of Object.entries({ minimum, maximum, step })) {
    if (throws(() => centsOf(value))) {
      yield `amountRange.${name} is ${value}; write an amount above zero with at most 2 decimals`;
      return;
    }
  }
  if (minimum > maximum) {
    yield `amountRange.minimum ${minimum} is above amountRange.maximum ${maximum}`;
  } else if ((centsOf(maximum) - centsOf(minimum)) % centsOf(step) !== 0n) {
    yield `amountRange.step ${step} does not lead from ${minimum} to ${maximum}`;
  }
  if (
    throws(() => centsOf(defaults.amount)) ||
    defaults.amount < minimum ||
    defaults.amount > maximum
  ) {
    yield `defaults.amount ${defaults.amount} is outside amountRange, ${minimum} to ${maximum}`;
  } else if ((centsOf(defaults.amount) - centsOf(minimum)) % centsOf(step) !== 0n) {
    yield `defaults.amount ${defaults.amount} is no step of ${step} from ${minimum}`;
  }
}

function* termErrors({ termRange: { minimum, maximum }, defaults }: RatePlan) {
  if (minimum > maximum) {
    yield `termRange is ${minimum} to ${maximum}; write whole months from 1 to ${MAXIMUM_TERM_MONTHS}, the smaller first`;
  } else if (defaults.termMonths < minimum || defaults.termMonths > maximum) {
    yield `defaults.termMonths ${defaults.termMonths} is not a whole month of termRange, ${minimum} to ${maximum}`;
  }
}

function* bandErrors({ rateBands }: RatePlan) {
  let previous = 0;
  for (const [index, { upToMonths, monthlyRatePercent }] of rateBands.entries()) {
    const path = `rateBands[${index}]`;
    if (throws(() => rateInMillionths(monthlyRatePercent))) {
      yield `${path}.monthlyRatePercent is ${monthlyRatePercent}; write 0 to 100 with at most 4 decimals`;
    }
    const isLast = index === rateBands.length - 1;
    if (isLast && upToMonths != null) {
      yield `${path}.upToMonths is ${upToMonths}; leave it out of the last band, which has no end`;
    }
    if (!isLast) {
      if (upToMonths == null || upToMonths <= previous) {
        yield `${path}.upToMonths is ${upToMonths ?? "missing"}; write whole months above ${previous}`;
      }
      previous = upToMonths ?? previous;
    }
  }
}

function* currencyErrors({ currencies }: RatePlan) {
  for (const [index, code] of currencies.entries())
    if (currencies.indexOf(code) !== index) yield `currencies[${index}] repeats "${code}"`;
}

/**
 * Lists the errors between the fields of a plan that its schema accepts: each names the field, the
 * value and what is allowed. Without errors, no function of src/lending throws on the plan. Only the
 * build needs it.
 */
export const ratePlanErrors = (plan: RatePlan): readonly string[] => [
  ...amountErrors(plan),
  ...termErrors(plan),
  ...bandErrors(plan),
  ...currencyErrors(plan),
];
