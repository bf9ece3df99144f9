import * as fc from "fast-check";
import {
  anyAmount,
  anyInterest,
  anyPlan,
  anyRate,
  anyTerm,
  onePlan,
} from "../../test/lending/arbitraries";
import { REDUCING_PLANS, RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { roundHalfUp } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";
import { type Instalment, repaymentSchedule } from "./schedule";
import { scheduleCsv, withSettlements } from "./settlement";

const sum = (schedule: readonly Instalment[], column: "payment" | "principal" | "interest") =>
  schedule.reduce((total, row) => total + row[column], 0n);

it("lists the standalone default loan month by month", () => {
  // 50000/6 = 8333.33..., 31000/3 = 10333.33...; the last row takes the two missing cents
  const regular = { payment: 1_033_333n, principal: 833_333n, interest: 200_000n };
  expect(repaymentSchedule(quoteLoan(STANDALONE_PLAN, 5_000_000n, 6))).toEqual([
    { month: 1, ...regular, leftToPay: 5_166_667n },
    { month: 2, ...regular, leftToPay: 4_133_334n },
    { month: 3, ...regular, leftToPay: 3_100_001n },
    { month: 4, ...regular, leftToPay: 2_066_668n },
    { month: 5, ...regular, leftToPay: 1_033_335n },
    { month: 6, payment: 1_033_335n, principal: 833_335n, interest: 200_000n, leftToPay: 0n },
  ]);
});

it("ends a tiny loan early when the last payment would be negative", () => {
  // 0.0046... a month, rounded to nothing, leaves all 0.25 to the end; 0.13 gives 0.0054..., rounded to 0.01
  const payments = (cents: bigint) =>
    repaymentSchedule(quoteLoan(RESOURCES_PLAN, cents, 600)).map((row) => row.payment);
  expect(
    payments(1n)
      .slice(0, 599)
      .every((payment) => payment === 0n),
  ).toBe(true);
  expect(payments(1n).at(-1)).toBe(25n);
  expect(payments(13n).filter((payment) => payment === 1n)).toHaveLength(325);
  expect(
    payments(13n)
      .slice(325)
      .every((payment) => payment === 0n),
  ).toBe(true);
});

const expectToAddUp = (quote: LoanQuote): void => {
  const schedule = repaymentSchedule(quote);
  let left = roundHalfUp(quote.totalRepayment);
  const wrong = schedule.filter(({ month, payment, principal, interest, leftToPay }, index) => {
    left -= payment;
    const adds = payment === principal + interest && leftToPay === left && month === index + 1;
    return !adds || payment < 0n || principal < 0n || interest < 0n;
  });
  expect(wrong).toEqual([]);
  expect(schedule).toHaveLength(quote.termMonths);
  expect([sum(schedule, "payment"), sum(schedule, "principal"), sum(schedule, "interest")]).toEqual(
    [roundHalfUp(quote.totalRepayment), quote.principal, roundHalfUp(quote.totalInterest)],
  );
};

it("adds up in every column, with nothing negative, for any loan, also for cents over long terms", () => {
  const plan = fc.oneof(
    anyPlan,
    fc.tuple(anyRate, anyInterest).map((of) => onePlan(...of)),
  );
  const amount = fc.oneof(anyAmount, fc.bigInt({ min: 1n, max: 2_000n }));
  fc.assert(
    fc.property(plan, amount, anyTerm, (plan, principal, termMonths) => {
      expectToAddUp(quoteLoan(plan, principal, termMonths));
    }),
    { numRuns: 600 },
  );
});

it("keeps every instalment but the last equal to the payment shown, on every step on offer", () => {
  for (const plan of [RESOURCES_PLAN, STANDALONE_PLAN, ...REDUCING_PLANS]) {
    for (let principal = 100_000n; principal <= 5_000_000n; principal += 100_000n) {
      for (let termMonths = 2; termMonths <= 12; termMonths += 1) {
        const quote = quoteLoan(plan, principal, termMonths);
        const regular = roundHalfUp(quote.monthlyPayment);
        const payments = repaymentSchedule(quote).map((row) => row.payment);
        expect(new Set(payments.slice(0, -1))).toEqual(new Set([regular]));
        const difference = (payments.at(-1) ?? 0n) - regular;
        // Half a cent for each month, and half a cent of the total's own.
        expect(difference > -7n && difference < 7n).toBe(true);
      }
    }
  }
});

it("lists a loan on a reducing balance month by month", () => {
  // 1000 at 4%: 1000 × 0.04 × 1.124864 / 0.124864 = 360.3485…; of 679.6514… are owed 27.1860…,
  // of 346.4890… 13.8595…; the last payment takes the cent that 1081.0456… has less than three of 360.35.
  const schedule = repaymentSchedule(
    quoteLoan({ ...RESOURCES_PLAN, interest: "reducing" }, 100_000n, 3),
  );
  expect(
    schedule.map(({ payment, principal, interest, leftToPay }) =>
      [payment, principal, interest, leftToPay].map(String),
    ),
  ).toEqual([
    ["36035", "32035", "4000", "72070"],
    ["36035", "33316", "2719", "36035"],
    ["36035", "34649", "1386", "0"],
  ]);
});

it("writes a schedule as CSV: a header and one line a month, each ended by CRLF as in RFC 4180", () => {
  const quote = quoteLoan(STANDALONE_PLAN, 5_000_000n, 2);
  const schedule = withSettlements(STANDALONE_PLAN, quote, repaymentSchedule(quote));
  const names = {
    month: "Month",
    payment: "Payment",
    principal: 'Principal, or "loan part"',
    interest: "Interest",
    leftToPay: "Left",
    settlement: "To settle",
  };
  expect(scheduleCsv(schedule, names, "TTD")).toBe(
    [
      'Month,Payment (TTD),"Principal, or ""loan part"" (TTD)",Interest (TTD),Left (TTD),To settle (TTD)',
      "1,27000.00,25000.00,2000.00,27000.00,25000.00",
      "2,27000.00,25000.00,2000.00,0.00,0.00",
      "",
    ].join("\r\n"),
  );
});
