import { offerSentence, rateText, timeText } from "../../lending/offerSentences";
import type { OfferTexts } from "../../lending/parseOffer";
import { EMPTY_ENTRY, offerState } from "./offerState";

const EXAMPLE: OfferTexts = {
  ...EMPTY_ENTRY,
  amount: "TT$ 5,000",
  fees: "150",
  instalment: "1,005.60",
  count: "6 months",
};

const stateOf = (part: Partial<OfferTexts>) => offerState({ ...EXAMPLE, ...part });

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

test.each<[Partial<OfferTexts>, keyof OfferTexts, RegExp]>([
  [{ fees: "5,000" }, "fees", /fees take the whole amount/],
  [{ fees: "9,000" }, "fees", /fees take the whole amount/],
  [{ fees: "-1" }, "fees", /0 or more/],
  [{ fees: "none" }, "fees", /cannot read this figure/],
  [{ amount: "5.000,00" }, "amount", /cannot read this loan amount/],
  [{ amount: "0" }, "amount", /must be more than zero/],
  [{ instalment: "0" }, "instalment", /must be more than zero/],
  [{ instalment: "1.005" }, "instalment", /Cents have two digits/],
  [{ count: "0" }, "count", /at least one instalment/],
  [{ count: "2.5" }, "count", /whole/],
  [{ count: "601" }, "count", /600 or less/],
  [{ count: "2601", interval: "weekly" }, "count", /2,600 or less/],
  [{ count: "six" }, "count", /cannot read/],
  [{ last: "x" }, "last", /cannot read this last instalment/],
])("explains %j and has no figures", (part, field, message) => {
  const { result, messages } = stateOf(part);
  expect(result).toBeUndefined();
  expect(messages).toEqual({
    [field]: { kind: "problem", text: expect.stringMatching(message) },
  });
});

test("explains an offer that repays less than is received", () => {
  const { result, message } = stateOf({ instalment: "800" });
  expect(result).toBeUndefined();
  expect(message?.text).toMatch(/^This offer costs nothing, or a figure is missing/);
});

test("explains an offer that repays what is received, with its figures", () => {
  const { result, message } = stateOf({ fees: "0", instalment: "1,000", count: "5" });
  expect(result?.figures).toMatchObject({ cost: 0n, effectivePercent: 0 });
  expect(message).toEqual({
    kind: "note",
    text: "This offer costs nothing, or a figure is missing.",
  });
});

test("explains a rate above 10,000% and keeps the money", () => {
  const { result, message } = stateOf({ instalment: "9,000", count: "6", interval: "weekly" });
  expect(result?.figures.repaid).toBe(5_400_000n);
  expect(message?.text).toMatch(/above 10,000%/);
});

test("states what goes back for every $100 in plain words", () => {
  const { result } = stateOf({});
  expect(result && offerSentence(result.offer, result.figures)).toBe(
    "For every $100 you receive, you give back $124.40 within six months.",
  );
});

test.each([
  [1, "monthly", "one month"],
  [24, "monthly", "24 months"],
  [1, "fortnightly", "two weeks"],
  [13, "fortnightly", "26 weeks"],
  [1, "weekly", "one week"],
] as const)("states %d instalments %s as %s", (count, interval, text) => {
  expect(timeText(count, interval)).toBe(text);
});

test("states a rate that is not computed as over the limit", () => {
  expect(rateText(undefined)).toBe("Over 10,000%");
  expect(rateText(78.1834)).toBe("78.18%");
});

test.each([
  ["26 weeks", "monthly", /every week\?/],
  ["26 Weeks ", "fortnightly", /every week\?/],
  ["12 fortnights", "weekly", /every two weeks\?/],
  ["1 month", "weekly", /every month\?/],
] as const)("asks about %j that are paid %s, and computes nothing", (count, interval, question) => {
  const { messages, result } = stateOf({ count, interval });
  expect(messages.count).toEqual({ kind: "problem", text: expect.stringMatching(question) });
  expect(result).toBeUndefined();
});

test.each([
  ["26 weeks", "weekly"],
  ["6 fortnights", "fortnightly"],
  ["12 months", "monthly"],
  ["12 payments", "weekly"],
  ["12", "weekly"],
] as const)("takes %j that are paid %s as they are", (count, interval) => {
  const { messages, result } = stateOf({ count, interval, last: "" });
  expect(messages.count).toBeUndefined();
  expect(result?.offer.interval).toBe(interval);
});
