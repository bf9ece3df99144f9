import { PLAN_WITH_FEES, STANDALONE_PLAN } from "../../../test/lending/plans";
import { labels } from "../../../test/offerLabels";
import { EMPTY_OFFER, type OfferEntry, type OfferField } from "../../lending/parseOffer";
import { fillTemplate } from "../../lib/fillTemplate";
import { offerRows, offerState } from "./offerState";

const { form, results } = labels;
const { problems } = form;

const EXAMPLE = { amount: "TT$ 12,000", fees: "2,000", instalment: "1,900.00", count: "6 months" };
const RATE = { told: "rate", amount: "12,000", fees: "", rate: "1%", count: "12" } as const;

const stateOf = (part: Partial<OfferEntry>) =>
  offerState({ ...EMPTY_OFFER, ...EXAMPLE, ...part }, [{ plan: STANDALONE_PLAN }], labels);

/** Returns the offer's texts in the table. */
function textsOf(part: Partial<OfferEntry>) {
  const rows = offerRows([stateOf(part).theirs], labels);
  return rows.map(({ cells }) => cells[0]);
}

test("computes an offer from numbers in the formats that people use, and our loan of what is received", () => {
  const { theirs, own, messages } = stateOf({});
  expect(theirs).toHaveLength(1);
  expect(theirs[0]).toMatchObject({ received: 1_000_000n, repaid: 1_140_000n, cost: 140_000n });
  expect(own).toMatchObject({ received: 1_000_000n, count: 6, cost: 240_000n });
  expect(messages).toEqual({});
});

test.each<[keyof typeof results.compared, string, Partial<OfferEntry>]>([
  ["more", "$1,000.00", {}],
  ["less", "$200.00", { instalment: "2,100" }],
  // 12,000 over 12 months at a flat 2% is 1,240 a month.
  ["same", "", { fees: "", instalment: "1,240", count: "12" }],
])("states that our loan costs %s: %s", (name, difference, part) => {
  const { sentences } = stateOf(part);
  expect(sentences).toEqual([fillTemplate(results.compared[name], { difference })]);
});

test.each<Partial<OfferEntry>>([
  { amount: "6,999.99" },
  { amount: "60,000", instalment: "12,000" },
  { count: "13", instalment: "1,000" },
  { interval: "weekly", count: "6" },
])("has no loan of ours, and states what we lend, when the offer has %j", (part) => {
  const { theirs, own, sentences } = stateOf(part);
  expect(theirs).toHaveLength(1);
  expect(own).toBeUndefined();
  const range = { least: "$5,000.00", most: "$50,000.00", shortest: 2, longest: 12 };
  const ranges = fillTemplate(results.lent, range);
  expect(sentences).toEqual([fillTemplate(results.notLent, { ranges })]);
});

describe("with several products", () => {
  const SMALL = {
    ...STANDALONE_PLAN,
    amountRange: { minimum: 500, maximum: 4_000, step: 100 },
    termRange: { minimum: 3, maximum: 24 },
  };
  const ofProducts = (part: Partial<OfferEntry>) =>
    offerState(
      { ...EMPTY_OFFER, ...EXAMPLE, ...part },
      [
        { plan: STANDALONE_PLAN, name: "salary", title: "Salary" },
        { plan: SMALL, name: "appliance", title: "Appliance" },
      ],
      labels,
    );

  test.each<[string, Partial<OfferEntry>]>([
    ["salary", {}],
    ["appliance", { amount: "3,000", fees: "", instalment: "600" }],
  ])("has a loan of ours from %s, the product that lends as much", (name, part) =>
    expect(ofProducts(part).own).toMatchObject({ name }),
  );

  test("states what each product lends when none lends as much", () => {
    const { own, sentences } = ofProducts({ amount: "60,000", instalment: "12,000" });
    expect(own).toBeUndefined();
    for (const least of ["$5,000.00", "$500.00"]) expect(sentences.join()).toContain(least);
  });
});

test("borrows so much from us that as much is received, and counts our fees", () => {
  const { own } = offerState({ ...EMPTY_OFFER, ...EXAMPLE }, [{ plan: PLAN_WITH_FEES }], labels);
  // 10,101.01 at a flat 4% over 6 months, with 50 once and 5 a month
  expect(own).toMatchObject({ received: 1_000_000n, instalment: 209_254n });
  expect(own?.repaid).toBe(1_260_525n);
});

test("says nothing until something is entered", () => {
  expect(offerState(EMPTY_OFFER, [{ plan: STANDALONE_PLAN }], labels)).toEqual({
    messages: {},
    sentences: [],
    theirs: [],
  });
});

const missing = (...fields: OfferField[]) =>
  fillTemplate(results.missing, { fields: fields.map((field) => form[field]).join(", ") });

test.each<[Partial<OfferEntry>, string]>([
  [{ amount: "" }, missing("amount")],
  [{ instalment: " ", count: "" }, missing("instalment", "count")],
  [{ told: "rate", count: "" }, missing("rate", "count")],
  [{ count: "" }, "How many instalments are there?"],
  // The fields are valid, but less is repaid than received.
  [{ instalment: "1,600" }, problems.repaysLess],
])("asks for what is missing from %j, or explains it", (part, sentence) =>
  expect(stateOf(part)).toEqual({
    messages: {},
    sentences: [expect.stringContaining(sentence)],
    theirs: [],
  }),
);

test.each<[Partial<OfferEntry>, OfferField, string]>([
  [{ fees: "12,000" }, "fees", problems.feesTakeAll],
  [{ fees: "-1" }, "fees", "Enter 0 or more."],
  [{ fees: "1.036" }, "fees", "Did you mean 1,036 or 1.04?"],
  [{ amount: "0", fees: "" }, "amount", "Enter 0.01 or more."],
  [{ instalment: "0.001" }, "instalment", "Too many decimals."],
  [{ count: "0" }, "count", "A loan has at least one instalment."],
  [{ count: "2.5" }, "count", "Enter a whole number of instalments"],
  [{ count: "601" }, "count", "a number up to 600."],
  [{ count: "2601", interval: "weekly" }, "count", "a number up to 2,600."],
  [{ count: "six" }, "count", "We cannot read this number."],
  [{ ...RATE, rate: "1% to 2%" }, "rate", "Enter one rate"],
  [{ ...RATE, rate: "flat" }, "rate", "We cannot read this rate."],
  [{ ...RATE, rate: "1001" }, "rate", "a rate up to 1,000."],
])("explains what is wrong with %j, and has no figures", (part, field, message) => {
  const text = expect.stringContaining(message.split("{")[0] ?? "");
  expect(stateOf(part)).toEqual({
    messages: { [field]: { kind: "problem", text } },
    sentences: [],
    theirs: [],
  });
});

test("has the figures of an offer that costs nothing, with an explanation", () => {
  const { theirs, sentences } = stateOf({ instalment: "2,000", count: "5" });
  expect(theirs[0]).toMatchObject({ cost: 0n, effectivePercent: 0 });
  expect(sentences).toContain(problems.costsNothing);
});

test("has the amounts of an offer with a rate above 10,000%", () => {
  const texts = textsOf({ instalment: "19,000", interval: "weekly", count: "6" });
  expect(texts.slice(-4)).toEqual(["$114,000.00", "$104,000.00", expect.anything(), "> 10,000%"]);
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
    const { messages, theirs } = stateOf({ count, interval });
    const question = other && fillTemplate(problems.otherInterval, { interval: form[other] });
    expect(messages.count?.text).toBe(question);
    expect(theirs[0]?.interval).toBe(other ? undefined : interval);
  },
);

describe("an offer at a rate", () => {
  const range = (low: string, high: string) => fillTemplate(results.range, { low, high });
  const twelve = fillTemplate(results.counts.monthly, { count: 12 });

  test.each<[Partial<OfferEntry>, string[]]>([
    [
      { basis: "flat" },
      ["$12,000.00", "$1,120.00", twelve, "$13,440.00", "$1,440.00", "21.46%", "23.70%"],
    ],
    [
      { basis: "reducing", per: "year", rate: "12" },
      ["$12,000.00", "$1,066.19", twelve, "$12,794.23", "$794.23", "12.00%", "12.68%"],
    ],
    [
      { basis: "unknown" },
      [
        ...["$12,000.00", range("$1,066.19", "$1,120.00"), twelve],
        ...[range("$12,794.23", "$13,440.00"), range("$794.23", "$1,440.00")],
        ...[range("12.00%", "21.46%"), range("12.68%", "23.70%")],
      ],
    ],
    [
      // 1% a month on the whole amount is 12% a year: 720 in half a year, whatever the interval.
      { basis: "flat", count: "26", interval: "weekly" },
      [
        ...["$12,000.00", "$489.23", fillTemplate(results.counts.weekly, { count: 26 })],
        ...["$12,720.00", "$720.00", "22.70%", "25.42%"],
      ],
    ],
  ])("has the figures of each loan that %j can mean", (part, texts) =>
    expect(textsOf({ ...RATE, ...part })).toEqual(texts),
  );

  test("asks on what the rate is charged, beside our loan, when that is unknown", () => {
    const { sentences, own } = stateOf(RATE);
    expect(sentences).toEqual([results.both]);
    expect(own?.cost).toBe(288_000n);
  });
});
