import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../lending/fixtures/plans";
import { figureChecker } from "./figuresInText";

const errorsIn = figureChecker({ resources: RESOURCES_PLAN, standalone: STANDALONE_PLAN });

describe("passes a text that agrees with the plans", () => {
  it.each([
    "A flat 4% a month for terms up to 6 months, 2% a month for longer ones.",
    "You pay **4%** of the principal each month.",
    "The monthly rate is 2%.",
    "A flat 4% of principal a month is not a 48% annual rate.",
    "4% a month is never an APR of 48%.",
    "An effective APR of 116.23% and a nominal one of 79.65%.",
    "41.70% nominal, 50.67% effective.",
    "The annual percentage rate is higher than 4% a month suggests.",
    "Borrow TT$12,000 over 12 months and you pay TT$1,240.00 a month.",
    "Borrow TT$12,000 over 12 months and you pay TT$1,480 a month.",
    "TT$50,000 over 6 months: five instalments of TT$10,333.33 and a last payment of TT$10,333.35.",
    "Borrow $12,000 over 12 months. You repay $14,880.00 in total, of which $2,880.00 is interest.",
    "If you earn TT$4,000 a month, you may borrow TT$12,000 over 12 months at TT$1,240.00 a month.",
    "On a TT$4,000 monthly salary you may borrow TT$12,000 over 12 months.",
    "Loans of TT$5,000 to TT$50,000 over 2 to 12 months.",
    "Approval 70% faster than banks; 95% of our borrowers repay within a month.",
    "TT$12,000 over 12 months costs TT$1,240.00 a month, TT$50,000 over 6 months TT$10,333.33 a month.",
    "Say you borrow $5,000.00 for 12 months. The interest is $200.00 every month. The instalment is $616.67, the interest in all is $2,400.00.",
    "TT$5,000 over 12 months at 4%: TT$200.00 of interest a month.",
    "Sales grew 12% a year.",
    "",
  ])("%j", (text) => {
    expect(errorsIn(text)).toEqual([]);
  });
});

describe("reports a text that disagrees, with what the plans yield", () => {
  it.each([
    ["We charge 3% a month.", "no plan charges 3% a month; the plans charge 4% and 2%"],
    ["We charge 3 per cent per month.", "no plan charges 3% a month"],
    ["A **5%** flat rate of interest each month.", "no plan charges 5% a month"],
    ["Our monthly interest rate is 1.5%.", "no plan charges 1.5% a month"],
    ["Interest is 4.5% monthly.", "no plan charges 4.5% a month"],
    ["Only 48% APR.", "48% is not an annual percentage rate of any plan"],
    ["APR: 48%", "48% is not an annual percentage rate of any plan"],
    ["APR: 4% a month", "4% is not an annual percentage rate of any plan"],
    ["An annual percentage rate (APR) of 24%.", "24% is not an annual percentage rate"],
    ["The APR of this loan comes to 116.2%.", "116.2% is not an annual percentage rate"],
    ["79.39% nominal", "79.39% is not an annual percentage rate"],
    ["The cost is 48% a year.", "twelve times a flat monthly rate is not a rate for a year"],
    ["24.00% per annum", "twelve times a flat monthly rate"],
    [
      "Borrow TT$12,000 over 12 months and you pay TT$1,250.00 a month.",
      "resources gives 1,480.00 a month, 5,760.00 of interest (480.00 a month), 17,760.00 in total; standalone gives 1,240.00 a month, 2,880.00 of interest (240.00 a month), 14,880.00 in total",
    ],
    [
      "Borrow $12,000 over 12 months at $1,240.00 a month. You repay $17,760.00 in total.",
      "no plan gives these figures for it (1,240.00, 17,760.00)",
    ],
    ["On TT$1,027 over 8 months the interest is TT$164.33.", "no plan gives these figures"],
    ["$5,000 for 12 months: the interest is $220.00 every month.", "(220.00); resources gives"],
    ["$5,000 for 12 months: $220.00 of interest a month.", "(220.00); resources gives"],
    ["$5,000 for 12 months: the interest in all is $200.00.", "(200.00); resources gives"],
    ["TT$1,027 over 8 months: instalments of TT$169.45.", "169.46 a month"],
  ])("%j", (text, message) => {
    const errors = errorsIn(text);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(message);
  });
});

it("quotes the statement that disagrees", () => {
  expect(errorsIn("From 2% a month to 3% a month.").map(({ found }) => found)).toEqual([
    "3% a month",
  ]);
  expect(
    errorsIn("Take $5,000 over 12 months. It is $1 a month.").map(({ found }) => found),
  ).toEqual(["$5,000 over 12 months"]);
});

it("compares each loan only with its own figures", () => {
  const text =
    "TT$12,000 over 12 months costs TT$1,240.00 a month. TT$50,000 over 6 months costs TT$10,333.33 a month.";
  expect(errorsIn(text)).toEqual([]);
  expect(errorsIn(text.replace("10,333.33", "1,240.00")).map(({ found }) => found)).toEqual([
    "TT$50,000 over 6 months",
  ]);
});
