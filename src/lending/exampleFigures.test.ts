import { STANDALONE_PLAN } from "../../test/lending/plans";
import { exampleFigures, typedPrice } from "./exampleFigures";

it("formats the figures of a loan in equal instalments", () =>
  expect(exampleFigures(STANDALONE_PLAN, 12_000, 12)).toMatchObject({
    principal: "$12,000.00",
    termMonths: 12,
    instalment: "$1,240.00",
    lastInstalment: null,
    totalInterest: "$2,880.00",
    totalRepayment: "$14,880.00",
    // 2,880 is 19.35…% of 14,880
    interestPercent: 19.4,
  }));

it("returns the last instalment when rounding makes it differ", () =>
  expect(exampleFigures(STANDALONE_PLAN, 50_000, 6).lastInstalment).toBe("$10,333.35"));

describe("the price of an amount that a visitor enters", () => {
  const { minimum, maximum } = STANDALONE_PLAN.amountRange;

  it("matches the figures computed by the build", () =>
    expect(typedPrice(STANDALONE_PLAN, `${minimum + 1}.50`, 7)).toEqual(
      exampleFigures(STANDALONE_PLAN, minimum + 1.5, 7),
    ));

  it.each(["", "much", "0", String(minimum - 1), String(maximum + 1)])(
    "is null when the input is %p",
    (text) => expect(typedPrice(STANDALONE_PLAN, text, 7)).toBeNull(),
  );
});
