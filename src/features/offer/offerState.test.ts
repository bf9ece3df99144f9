import { readContent } from "../../../test/readContent";
import { HIGHEST_RATE, type OfferTexts, rateText } from "../../lending/offer";
import { timeText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import { EMPTY_ENTRY, type OfferLabels, offerState } from "./offerState";

const { form } = readContent<Pick<Queries.OfferPageFieldsFragment, "form">>(
  "check-an-offer/page.yaml",
);
const labels: OfferLabels = {
  form,
  amounts: readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml").problems.amount,
};
const { amounts } = labels;
const { problems } = form;
const { units } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const EXAMPLE: OfferTexts = {
  ...EMPTY_ENTRY,
  amount: "TT$ 5,000",
  fees: "150",
  instalment: "1,005.60",
  count: "6 months",
};

const stateOf = (part: Partial<OfferTexts>) => offerState({ ...EXAMPLE, ...part }, labels);

test("computes an offer as people type it", () => {
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

test("takes no fees as zero and another last instalment by itself", () => {
  expect(stateOf({ fees: "" }).result?.figures.received).toBe(500_000n);
  expect(stateOf({ last: "1,000" }).result?.figures.repaid).toBe(602_800n);
});

test.each<[Partial<OfferTexts>]>([[EMPTY_ENTRY], [{ amount: "" }], [{ count: " " }]])(
  "has neither figures nor a message while a field is empty: %j",
  (part) => {
    expect(stateOf(part)).toEqual({ messages: {} });
  },
);

test.each<[Partial<OfferTexts>, keyof OfferTexts, string]>([
  [{ fees: "5,000" }, "fees", problems.feesTakeAll],
  [{ fees: "-1" }, "fees", amounts.negative],
  [{ fees: "none" }, "fees", amounts.notANumber],
  [{ fees: "150\t200" }, "fees", amounts.severalValues],
  [{ fees: "1.036" }, "fees", amounts.unclearBetween],
  [{ amount: "5.000,00" }, "amount", amounts.unclear],
  [{ amount: "0" }, "amount", amounts.notPositive],
  [{ instalment: "0.001" }, "instalment", amounts.tooManyDecimals],
  [{ count: "0" }, "count", problems.count.notPositive],
  [{ count: "2.5" }, "count", problems.count.fractional],
  [{ count: "601" }, "count", fillTemplate(problems.count.tooMany, { most: "600" })],
  [
    { count: "2601", interval: "weekly" },
    "count",
    fillTemplate(problems.count.tooMany, { most: "2,600" }),
  ],
  [{ count: "six" }, "count", problems.count.notANumber],
  [{ last: "x" }, "last", amounts.notANumber],
])("explains %j and has no figures", (part, field, message) => {
  const { result, messages } = stateOf(part);
  expect(result).toBeUndefined();
  const [start] = message.split("{");
  expect(messages).toEqual({
    [field]: { kind: "problem", text: expect.stringContaining(`${start}`) },
  });
});

test("explains an offer that repays less than is received", () => {
  const { result, message } = stateOf({ instalment: "800" });
  expect(result).toBeUndefined();
  expect(message).toEqual({ kind: "problem", text: problems.repaysLess });
});

test("explains an offer that repays what is received, with its figures", () => {
  const { result, message } = stateOf({ fees: "0", instalment: "1,000", count: "5" });
  expect(result?.figures).toMatchObject({ cost: 0n, effectivePercent: 0 });
  expect(message).toEqual({
    kind: "note",
    text: problems.costsNothing,
  });
});

test("explains a rate above 10,000% and keeps the money", () => {
  const { result, message } = stateOf({ instalment: "9,000", count: "6", interval: "weekly" });
  expect(result?.figures.repaid).toBe(5_400_000n);
  expect(message?.text).toBe(fillTemplate(problems.rateTooHigh, { rate: HIGHEST_RATE }));
});

test.each([
  [1, "monthly", "month", 1],
  [24, "monthly", "months", 24],
  [1, "fortnightly", "weeks", 2],
  [13, "fortnightly", "weeks", 26],
  [1, "weekly", "week", 1],
] as const)("states %d instalments %s in %s", (number, interval, unit, count) => {
  expect(timeText(number, interval, units)).toBe(fillTemplate(units[unit], { count }));
});

test("states a rate that is not computed as more than the highest", () => {
  expect(rateText(undefined)).toBe(`> ${HIGHEST_RATE}`);
  expect(rateText(78.1834)).toBe("78.18%");
});

test.each([
  ["26 weeks", "monthly", "weekly"],
  ["26 Weeks ", "fortnightly", "weekly"],
  ["12 fortnights", "weekly", "fortnightly"],
  ["1 month", "weekly", "monthly"],
  ["26 weeks", "weekly", undefined],
  ["6 fortnights", "fortnightly", undefined],
  ["12 months", "monthly", undefined],
  ["12 payments", "weekly", undefined],
] as const)("asks about %j that are paid %s if they are another unit", (count, interval, other) => {
  const { messages, result } = stateOf({ count, interval });
  const question = other && fillTemplate(problems.otherInterval, { interval: form[other] });
  expect(messages.count?.text).toBe(question);
  expect(result?.offer.interval).toBe(other ? undefined : interval);
});
