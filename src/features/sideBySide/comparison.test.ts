import { offer } from "../../../test/lending/offers";
import { readContent } from "../../../test/readContent";
import type { Offer } from "../../lending/offer";
import { fillTemplate } from "../../lib/fillTemplate";
import { comparedLoans, comparisonLines, comparisonRows, comparisonSentences } from "./comparison";
import type { SavedLoan } from "./savedLoans";

const loan = (part: Partial<Offer>, currency: SavedLoan["currency"] = "TTD"): SavedLoan => ({
  name: "",
  currency,
  offer: offer({ amount: 1_000_000n, instalment: 206_667n, ...part }),
});

const SIX_MONTHS = loan({});
const TWELVE_MONTHS = loan({ instalment: 110_000n, count: 12 });
const WEEKS = loan({ instalment: 46_000n, count: 26, interval: "weekly", fees: 10_000n });

const labels = readContent<Queries.SideBySideLabelsFieldsFragment>("side-by-side.yaml");
const { meaning, over, rows } = labels;
const { units } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const rowsOf = (loans: readonly SavedLoan[]) =>
  comparisonRows(comparedLoans(loans, "Loan"), over, units);

const cellsOf = (loans: readonly SavedLoan[], row: string) =>
  rowsOf(loans).find(({ key }) => key === row)?.cells;
const figuresOf = (...of: Parameters<typeof cellsOf>) =>
  cellsOf(...of)?.map(({ figure }) => figure);
const marksOf = (...of: Parameters<typeof cellsOf>) =>
  cellsOf(...of)?.map(({ isLowest }) => isLowest);

const lowest = (loans: readonly SavedLoan[]) =>
  Object.fromEntries(
    rowsOf(loans).map(({ key, cells }) => [
      key,
      cells.map(({ isLowest }) => isLowest).lastIndexOf(true),
    ]),
  );

const named = (loans: readonly SavedLoan[], names: readonly string[]) =>
  comparedLoans(
    loans.map((loan, index) => ({ ...loan, name: names[index] ?? "" })),
    "Loan",
  );

const sentences = (loans: readonly SavedLoan[]) =>
  comparisonSentences(named(loans, ["Bank", "Credit union", "Shop"]), meaning);

test("highlights the lowest figure in each comparable row", () => {
  expect(lowest([SIX_MONTHS, TWELVE_MONTHS])).toEqual({
    amount: -1,
    fees: -1,
    received: -1,
    instalment: 1,
    time: -1,
    repaid: 0,
    cost: 0,
    costPer100: 0,
    nominalRate: 1,
    effectiveRate: 1,
  });
});

test("highlights only comparable figures when the intervals or the currencies differ", () => {
  expect(lowest([SIX_MONTHS, WEEKS])).toMatchObject({ instalment: -1, fees: 0, cost: 1 });
  const dollars = loan({ instalment: 110_000n, count: 12 }, "JMD");
  expect(lowest([SIX_MONTHS, dollars])).toMatchObject({ repaid: -1, cost: -1, costPer100: 0 });
  expect(sentences([SIX_MONTHS, dollars])).toEqual([meaning.currencies]);
});

test("highlights both figures when two are equally low", () =>
  expect(marksOf([SIX_MONTHS, SIX_MONTHS, WEEKS], "fees")).toEqual([true, true, false]));

test("highlights no rate when all rates look the same after rounding", () => {
  const alike = [500_000n, 1_200_000n, 5_000_000n].map((amount) =>
    loan({ amount, instalment: (amount * 124n) / 1200n, count: 12 }),
  );
  for (const rate of ["nominalRate", "effectiveRate"]) {
    expect(new Set(figuresOf(alike, rate)).size).toBe(1);
    expect(marksOf(alike, rate)).not.toContain(true);
  }
});

test("names the loan with the smaller payment when it is the dearer one, and explains that the terms differ", () => {
  expect(sentences([SIX_MONTHS, TWELVE_MONTHS])).toEqual([
    fillTemplate(meaning.cheapest, {
      cheapest: "Bank",
      cost: "$2,400.02",
      difference: "$799.98",
      dearest: "Credit union",
    }),
    fillTemplate(meaning.smallerPayment, { loan: "Credit union" }),
    meaning.times,
  ]);
});

test("does not mention the payments when the cheapest loan has the smallest payment", () => {
  expect(sentences([SIX_MONTHS, loan({ instalment: 200_000n })])).toEqual([
    fillTemplate(meaning.cheapest, {
      cheapest: "Credit union",
      cost: "$2,000.00",
      difference: "$400.02",
      dearest: "Bank",
    }),
  ]);
});

test("names both loans when two of three are cheapest, and omits the smallest payment if it is one of theirs", () => {
  const twice = loan({ instalment: 103_334n, count: 12, lastInstalment: 103_328n });
  const dearer = loan({ instalment: 250_000n });
  expect(sentences([SIX_MONTHS, twice, dearer])).toEqual([
    fillTemplate(meaning.cheapestTogether, {
      cheapest: "Bank and Credit union",
      cost: "$2,400.02",
      difference: "$2,599.98",
      dearest: "Shop",
    }),
    meaning.times,
  ]);
});

test("states that two loans cost the same, and compares nothing when there are fewer than two", () => {
  expect(sentences([SIX_MONTHS, SIX_MONTHS])).toEqual([meaning.sameCost]);
  expect(sentences([SIX_MONTHS])).toEqual([]);
  expect(sentences([])).toEqual([]);
});

test("the explanation ends with a note when the loans' amounts differ", () => {
  expect(sentences([SIX_MONTHS, loan({ amount: 2_000_000n, instalment: 400_000n })]).at(-1)).toBe(
    meaning.amounts,
  );
});

test("shows a last instalment that differs by more than rounding, and highlights none as the lowest", () => {
  const balloon = loan({ instalment: 10_000n, count: 12, lastInstalment: 1_200_000n });
  const rounded = loan({ instalment: 110_000n, count: 12, lastInstalment: 109_996n });
  expect(figuresOf([balloon, rounded], "last")).toEqual(["$12,000.00", "$1,099.96"]);
  const store = loan({ instalment: 100_000n, count: 12, lastInstalment: 1n });
  const bank = loan({ instalment: 95_000n, count: 12 });
  expect(sentences([store, bank]).join()).not.toContain(
    fillTemplate(meaning.smallerPayment, { loan: "Bank" }),
  );
  expect(lowest([balloon, rounded])).toMatchObject({ instalment: -1, last: -1 });
  expect(lowest([SIX_MONTHS, rounded])).toMatchObject({ instalment: 1 });
  expect(lowest([SIX_MONTHS, rounded])).not.toHaveProperty("last");
});

test("shows the last instalment as the payment when it is the only instalment", () => {
  const once = [loan({ instalment: 1n, count: 1, lastInstalment: 1_200_000n })];
  expect(figuresOf(once, "instalment")).toEqual(["$12,000.00"]);
  expect(figuresOf(once, "last")).toBeUndefined();
});

test("after the explanation, lists each loan's figures line by line under its name", () => {
  const loans = comparedLoans([{ ...SIX_MONTHS, name: "Shop" }, WEEKS], "Loan");
  const lines = comparisonLines(loans, labels, units);
  const second = lines.indexOf("Loan 2");
  expect(lines[0]).toBe(labels.title);
  expect(lines).toEqual(expect.arrayContaining([...comparisonSentences(loans, meaning)]));
  expect(lines.slice(0, second)).toContain(`${rows.repaid}: $12,400.02`);
  expect(lines.slice(second)).toContain(`${rows.repaid}: $11,960.00`);
  expect(lines.slice(second - 1, second + 3)).toEqual([
    "",
    "Loan 2",
    `${rows.amount}: $10,000.00`,
    `${rows.fees}: $100.00`,
  ]);
});
