import { STANDALONE_PLAN } from "../../test/lending/plans";
import { exampleFigures, paySlipFigures } from "./exampleFigures";

it("rounds the part of the payments that is the cost to one decimal", () =>
  // 2,880 is 19.35…% of 14,880
  expect(exampleFigures(STANDALONE_PLAN, 12_000, 12).costPercent).toBe(19.4));

it("deducts one instalment from a pay slip, after the statutory deductions", () => {
  const slip = { gross: { amount: 8_000 }, deducted: { amount: 590.5 } };
  // Each instalment is 1,000 of the loan and 240 in interest.
  expect(paySlipFigures(STANDALONE_PLAN, { ...slip, amount: 12_000, termMonths: 12 })).toEqual({
    gross: "8,000.00",
    deducted: "590.50",
    before: "7,409.50",
    instalment: "1,240.00",
    net: "6,169.50",
  });
});
