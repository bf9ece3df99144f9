import * as fc from "fast-check";
import { anyAmount } from "../../lending/fixtures/arbitraries";
import { shortAmount } from "../../lending/money";
import { parseAmount } from "../../lending/parseInput";
import {
  anyLoan,
  divided,
  isTypable,
  LARGEST,
  oracle,
  PAGES,
  RUNS,
  read,
  SMALLEST,
  type TypedLoan,
  typed,
} from "./fixtures/sentenceOracle";
import { payAnnouncement, payFigures, paySummary } from "./state/pay";

const anyCosts = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 2_000_000n }));
/** Cents that are added to what exactly suffices; without them the sum is any other. */
const anySpare = fc.option(fc.bigInt({ min: -2n, max: 2n }), { nil: undefined });

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
  return { answer, stated: payFigures(answer, loan.currency), states: comparing(loan) };
}

const comparing =
  ({ currency }: TypedLoan) =>
  (sentence: string | undefined, template: string, ...figures: bigint[]) =>
    expect([sentence, ...read(sentence, currency, template)]).toEqual([sentence, ...figures]);

test("what is left of the pay is stated, or what is missing", () => {
  fc.assert(
    fc.property(anyPay, (pay) => {
      const { keepAside, takeHome, payment, left, loan } = pay;
      const { answer, stated, states } = answerTo(pay);
      const summary = paySummary(answer, loan.currency);
      const announced = payAnnouncement(answer, loan.currency);
      states(stated.left, "{sum}", left);
      if (left < 0n) {
        const missing = "Your pay does not cover this loan. Every month {sum} would be missing.";
        states(summary, "{sum} short each month", -left);
        states(announced, missing, -left);
        return states(stated.sentence, missing, -left);
      }
      states(summary, "{sum} left each month", left);
      const leaves = "It leaves {sum} of your pay each month.";
      const more = left - keepAside;
      if (more < 0n) {
        const less = "That is {sum} less than you want to keep aside.";
        states(stated.sentence, less, -more);
        states(announced, `${leaves} ${less}`, left, -more);
      } else if (keepAside > 0n) {
        const kept = "You keep {sum} aside, and have {sum} more.";
        states(stated.sentence, kept, keepAside, more);
        states(announced, `${leaves} ${kept}`, left, keepAside, more);
      } else {
        states(announced, leaves, left);
        const taken = "Of your {sum}, this loan takes {sum} each month.";
        states(stated.sentence, taken, takeHome, payment);
      }
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
      if (!cheapest)
        return states(stated.cheapest, "No term of ours leaves enough for this amount.");
      const { term, payment, repayment } = cheapest;
      states(stated.cheapest, "{months}: {sum} a month, {sum} in all.", term, payment, repayment);
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
        const none = "Over {months}, not even our smallest loan does.";
        return states(stated.largest, none, BigInt(months));
      }
      const [largest = 0n, over] = read(stated.largest, currency, "{sum} over {months}.");
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
      const multiplied = "That salary times 3 is {sum}.";
      if (currency.code !== "TTD") states(limit, multiplied, multiple);
      else if (multiple < SMALLEST)
        states(limit, `${multiplied} Our smallest loan is {sum}.`, multiple, SMALLEST);
      else if (multiple > LARGEST)
        states(limit, "You can ask for up to {sum}, the most we lend.", LARGEST);
      else states(limit, "You can ask for up to {sum}.", multiple);
      expect(amount === undefined || parseAmount(shortAmount(amount)).ok).toBe(true);

      const exceeds = payment > salary ? ", more than you earn" : "";
      const taken = `The monthly payment of {sum} takes {percent}% of your salary${exceeds}.`;
      states(share, taken, payment, divided(1000n * payment, salary));
    }),
    RUNS,
  );
});
