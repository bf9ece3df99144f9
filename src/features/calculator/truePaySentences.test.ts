import * as fc from "fast-check";
import { anyAmount } from "../../lending/fixtures/arbitraries";
import { shortAmount } from "../../lending/money";
import { parseAmount } from "../../lending/parseInput";
import {
  anyLoan,
  divided,
  isTypable,
  LABELS,
  LARGEST,
  oracle,
  PAGES,
  RUNS,
  read,
  SMALLEST,
  type TypedLoan,
  typed,
} from "./fixtures/sentenceOracle";
import { affordableLoans, payAnnouncement, paySentence, paySummary } from "./state/pay";

const anyCosts = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 2_000_000n }));
/** Cents that are added to what exactly suffices; without them the sum is any other. */
const anySpare = fc.option(fc.bigInt({ min: -2n, max: 2n }), { nil: undefined });

const { pay: TEXTS, salary: SALARY } = LABELS;

/** A loan of the standalone page with the pay for it. */
const anyPay = fc
  .record({
    loan: anyLoan,
    anyTakeHome: fc.bigInt({ min: 1n, max: 4_000_000n }),
    fixedCosts: anyCosts,
    otherInstalments: anyCosts,
    keepAside: anyCosts,
    spare: anySpare,
  })
  .map(({ loan, anyTakeHome, spare, ...pay }) => {
    const { payment } = oracle("standalone", loan.cents, loan.months);
    const owed = pay.fixedCosts + pay.otherInstalments;
    const enough = owed + pay.keepAside + payment + (spare ?? 0n);
    const takeHome = spare !== undefined && isTypable(enough) ? enough : anyTakeHome;
    return { ...pay, loan, payment, takeHome, left: takeHome - owed - payment };
  });
type Pay = typeof anyPay extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the answer about the typed pay, and how to compare its sentences with figures. */
function answerTo({ loan, ...pay }: Pay) {
  const { answer } = typed("standalone", loan, {
    takeHome: loan.write(pay.takeHome),
    fixedCosts: loan.write(pay.fixedCosts),
    otherInstalments: loan.write(pay.otherInstalments),
    keepAside: pay.keepAside > 0n ? loan.write(pay.keepAside) : "",
  }).pay;
  if (!answer) throw new Error("A pay that can be computed has no answer");
  const stated = affordableLoans(answer, loan.currency, LABELS);
  return { answer, stated, states: comparing(loan) };
}

const comparing =
  ({ currency }: TypedLoan) =>
  (sentence: string | undefined, template: string, ...figures: bigint[]) =>
    expect([sentence, ...read(sentence, currency, template)]).toEqual([sentence, ...figures]);

test("what is left of the pay is stated, or what is missing", () => {
  fc.assert(
    fc.property(anyPay, (pay) => {
      const { keepAside, takeHome, payment, left, loan } = pay;
      const { answer, states } = answerTo(pay);
      const sentence = paySentence(answer, loan.currency, LABELS);
      const summary = paySummary(answer, loan.currency, LABELS);
      const announced = payAnnouncement(answer, loan.currency, LABELS);
      expect(answer.left).toBe(left);
      if (left < 0n) {
        states(summary, TEXTS.lacks, -left);
        states(announced, `${TEXTS.lacks}.`, -left);
        return states(sentence, TEXTS.missing, -left);
      }
      states(summary, TEXTS.leaves, left);
      const more = left - keepAside;
      const [template, ...figures]: [string, ...bigint[]] =
        more < 0n
          ? [TEXTS.keepsLess, -more]
          : keepAside > 0n
            ? [TEXTS.keepsMore, keepAside, more]
            : [TEXTS.takes, takeHome, payment];
      states(sentence, template, ...figures);
      if (keepAside > 0n) states(announced, `${TEXTS.leaves}. ${template}`, left, ...figures);
      else states(announced, `${TEXTS.leaves}.`, left);
    }),
    RUNS,
  );
});

test("the term that is advised has the lowest exact total of those whose payment fits", () => {
  const terms = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  fc.assert(
    fc.property(anyPay, (pay) => {
      const { stated, states } = answerTo(pay);
      const { cents } = pay.loan;
      const budget = pay.left + pay.payment - pay.keepAside;
      const [cheapest] = terms
        .map((term) => ({ term: BigInt(term), ...oracle("standalone", cents, term) }))
        .filter(({ payment }) => payment <= budget)
        .map((option) => ({
          ...option,
          exactTotal: cents * (100n + PAGES.standalone.rateOf(Number(option.term)) * option.term),
        }))
        .sort((one, other) => Number(one.exactTotal - other.exactTotal));
      if (!cheapest) return expect(stated.cheapest).toBe(TEXTS.noTerm);
      const { term, payment, repayment } = cheapest;
      states(stated.cheapest, TEXTS.cheapestTerm, term, payment, repayment);
    }),
    RUNS,
  );
});

test("the amount that is advised is lent and fits, while a cent more is not or does not", () => {
  fc.assert(
    fc.property(anyPay, (pay) => {
      const { stated, states } = answerTo(pay);
      const { months, currency } = pay.loan;
      const budget = pay.left + pay.payment - pay.keepAside;
      const paymentOf = (cents: bigint) => oracle("standalone", cents, months).payment;
      if (paymentOf(SMALLEST) > budget) {
        return states(stated.largest, TEXTS.noAmount, BigInt(months));
      }
      const [largest = 0n, over] = read(stated.largest, currency, TEXTS.largestAmount);
      expect(over).toBe(BigInt(months));
      expect(largest >= SMALLEST && largest <= LARGEST && paymentOf(largest) <= budget).toBe(true);
      expect(largest === LARGEST || paymentOf(largest + 1n) > budget).toBe(true);
    }),
    RUNS,
  );
});

test("a salary allows what is lent in its currency, and the payment takes the stated share of it", () => {
  fc.assert(
    fc.property(anyLoan, anyAmount, anySpare, (loan, anySalary, spare) => {
      const { currency, write } = loan;
      const { payment } = oracle("resources", loan.cents, loan.months);
      const equal = payment + (spare ?? 0n);
      const salary = spare !== undefined && isTypable(equal) ? equal : anySalary;
      const { limit, share, amount } = typed("resources", loan, {
        salary: write(salary),
      }).salary;
      const states = comparing(loan);
      const multiple = 3n * salary;
      if (currency.code !== "TTD") states(limit, SALARY.multiple, 3n, multiple);
      else if (multiple < SMALLEST) states(limit, SALARY.tooSmall, 3n, multiple, SMALLEST);
      else if (multiple > LARGEST) states(limit, SALARY.most, LARGEST);
      else states(limit, SALARY.limit, multiple);
      expect(amount === undefined || parseAmount(shortAmount(amount)).ok).toBe(true);

      const taken = payment > salary ? SALARY.shareExceeds : SALARY.share;
      states(share, taken, payment, divided(1000n * payment, salary));
    }),
    RUNS,
  );
});
