import { readContent } from "../../../test/readContent";
import { ownMoney } from "../../lending/money";
import { HIGHEST_RATE, rateText } from "../../lending/offer";
import { fillTemplate } from "../../lib/fillTemplate";
import {
  EMPTY_ENTRY,
  type EntryField,
  type OfferEntry,
  type OfferLabels,
  offerState,
  type Way,
} from "./offerState";

const { form } = readContent<Pick<Queries.OfferPageFieldsFragment, "form">>(
  "check-an-offer/page.yaml",
);
const labels: OfferLabels = {
  form,
  problems: readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml").problems,
};
const { amount: amounts, term: terms } = labels.problems;
const { problems } = form;
const tooMany = (texts: { tooMany: string }, most: string) => fillTemplate(texts.tooMany, { most });

const EXAMPLE: OfferEntry = {
  ...EMPTY_ENTRY,
  amount: "TT$ 5,000",
  fees: "150",
  instalment: "1,005.60",
  count: "6 months",
};

/** Enters the example, with the given changes, by its instalment. Returns the state, with the only result. */
function stateOf(part: Partial<OfferEntry>) {
  const { results, ...state } = offerState("instalment", { ...EXAMPLE, ...part }, labels);
  expect(results.length).toBeLessThan(2);
  return { ...state, result: results[0] };
}

test("computes an offer from numbers in the formats that people use", () => {
  const { result, message, messages } = stateOf({});
  expect(result?.offer).toEqual({
    amount: 500_000n,
    fees: 15_000n,
    instalment: 100_560n,
    count: 6,
    interval: "monthly",
  });
  expect(result?.figures).toMatchObject({ received: 485_000n, repaid: 603_360n, cost: 118_360n });
  expect({ message, messages }).toEqual({ message: undefined, messages: {} });
});

test("treats missing fees as zero, and counts a different last instalment only once", () => {
  expect(stateOf({ fees: "" }).result?.figures.received).toBe(500_000n);
  expect(stateOf({ last: "1,000" }).result?.figures.repaid).toBe(602_800n);
});

test.each<[Partial<OfferEntry>]>([[EMPTY_ENTRY], [{ amount: "" }], [{ count: " " }]])(
  "returns neither figures nor a message while a required field is empty: %j",
  (part) => {
    expect(stateOf(part)).toEqual({ messages: {}, result: undefined });
  },
);

/** An entry, the field with an error, and the error's message. */
type Mistake = [Partial<OfferEntry>, EntryField, string];

test.each<Mistake>([
  [{ fees: "5,000" }, "fees", problems.feesTakeAll],
  [{ fees: "-1" }, "fees", amounts.negative],
  [{ fees: "1.036" }, "fees", amounts.unclearBetween],
  [{ amount: "0" }, "amount", amounts.notPositive],
  [{ instalment: "0.001" }, "instalment", amounts.tooManyDecimals],
  [{ count: "0" }, "count", problems.count.notPositive],
  [{ count: "2.5" }, "count", problems.count.fractional],
  [{ count: "601" }, "count", tooMany(problems.count, "600")],
  [{ count: "2601", interval: "weekly" }, "count", tooMany(problems.count, "2,600")],
  [{ count: "six" }, "count", problems.count.notANumber],
  [{ last: "x" }, "last", amounts.notANumber],
])("explains what is wrong with %j and returns no figures", (part, field, message) => {
  const [start = ""] = message.split("{");
  const text = expect.stringContaining(start);
  expect(stateOf(part)).toEqual({ messages: { [field]: { kind: "problem", text } } });
});

test("explains what is wrong with an offer that repays less than is received", () => {
  const message = { kind: "problem", text: problems.repaysLess };
  expect(stateOf({ instalment: "800" })).toEqual({ messages: {}, message });
});

test("returns the figures of an offer that costs nothing, with an explanation", () => {
  const { result, message } = stateOf({ fees: "0", instalment: "1,000", count: "5" });
  expect(result?.figures).toMatchObject({ cost: 0n, effectivePercent: 0 });
  expect(message).toEqual({ kind: "note", text: problems.costsNothing });
});

test("returns the amounts of an offer with a rate above 10,000%, with an explanation", () => {
  const { result, message } = stateOf({ instalment: "9,000", count: "6", interval: "weekly" });
  expect(result?.figures.repaid).toBe(5_400_000n);
  expect(message?.text).toBe(fillTemplate(problems.rateTooHigh, { rate: HIGHEST_RATE }));
});

test.each([
  ["26 weeks", "monthly", "weekly"],
  ["12 fortnights", "weekly", "fortnightly"],
  ["26 weeks", "weekly", undefined],
  ["12 months", "monthly", undefined],
  ["12 payments", "weekly", undefined],
] as const)(
  "asks what %j means for %s instalments only if it names a different unit",
  (count, interval, other) => {
    const { messages, result } = stateOf({ count, interval });
    const question = other && fillTemplate(problems.otherInterval, { interval: form[other] });
    expect(messages.count?.text).toBe(question);
    expect(result?.offer.interval).toBe(other ? undefined : interval);
  },
);

describe("an offer entered as a rate", () => {
  const RATE: Partial<OfferEntry> = { amount: "12,000", rate: "1%", count: "12 months" };
  const atRate = (part: Partial<OfferEntry>) =>
    offerState("rate", { ...EMPTY_ENTRY, ...RATE, ...part }, labels);
  const shown = (part: Partial<OfferEntry>) =>
    atRate(part).results.map(({ offer, figures }) => [
      ownMoney(offer.instalment),
      ownMoney(figures.cost),
      rateText(figures.nominalPercent),
      rateText(figures.effectivePercent),
    ]);
  const ON_THE_WHOLE = ["$1,120.00", "$1,440.00", "21.46%", "23.70%"];
  const ON_WHAT_IS_OWED = ["$1,066.19", "$794.23", "12.00%", "12.68%"];

  test.each<[Partial<OfferEntry>, string[][]]>([
    [{ basis: "unknown" }, [ON_THE_WHOLE, ON_WHAT_IS_OWED]],
    [{ basis: "flat" }, [ON_THE_WHOLE]],
    [{ basis: "reducing", per: "year", rate: "12" }, [ON_WHAT_IS_OWED]],
    [{ basis: "flat", per: "year", rate: "9" }, [["$1,090.00", "$1,080.00", "16.22%", "17.48%"]]],
  ])("computes each loan that is possible with %j", (part, results) =>
    expect(shown(part)).toEqual(results),
  );

  test("deducts the fees from the amount received", () => {
    const [result] = atRate({ basis: "flat", fees: "600" }).results;
    expect(result?.figures).toMatchObject({ received: 1_140_000n, cost: 204_000n });
  });

  test("returns neither figures nor a message while the rate is missing", () => {
    expect(atRate({ rate: "" })).toEqual({ messages: {}, results: [] });
  });

  test.each<Mistake>([
    [{ rate: "1% to 2%" }, "rate", problems.rate.severalValues],
    [{ rate: "flat" }, "rate", problems.rate.notANumber],
    [{ rate: "1001" }, "rate", tooMany(problems.rate, "1,000")],
    [{ count: "26 weeks" }, "count", terms.notANumber],
    [{ count: "601" }, "count", tooMany(terms, "600")],
    [{ fees: "12,000" }, "fees", problems.feesTakeAll],
  ])("explains what is wrong with %j and returns no figures", (part, field, text) =>
    expect(atRate(part)).toMatchObject({ messages: { [field]: { text } }, results: [] }),
  );
});

describe("an offer entered as a shop's price", () => {
  const PRICE = { amount: "4,000", fees: "400", instalment: "260", count: "24" };
  const inShop = (part: Partial<OfferEntry>, way: Way = "price") =>
    offerState(way, { ...EMPTY_ENTRY, ...PRICE, ...part }, labels);

  test("computes a loan of the cash price minus the deposit, without fees", () => {
    const [result] = inShop({}).results;
    expect(result?.offer).toMatchObject({ amount: 360_000n, fees: 0n });
    expect(result?.figures).toMatchObject({ received: 360_000n, cost: 264_000n });
    expect(rateText(result?.figures.nominalPercent)).toBe("59.58%");
    expect(rateText(result?.figures.effectivePercent)).toBe("78.86%");
  });

  test("explains what is wrong with a deposit as high as the price", () => {
    expect(inShop({ fees: "4000" }).messages.fees?.text).toBe(problems.depositPaysAll);
  });

  test("explains what is wrong with instalments that add up to less than the loan", () => {
    expect(inShop({ count: "12" }).message?.text).toBe(problems.repaysLess);
  });
});
