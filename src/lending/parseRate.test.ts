import { each } from "../../test/lending/inputs";
import { parseRate, rateWords, tidyRate } from "./parseRate";

describe("parseRate", () => {
  it.each<[millionths: bigint, texts: string[]]>([
    [
      15_000n,
      ["1.5", "1.5%", "1,5 %", "1.50 per cent a month", "about 1.5% flat", "add-on 1.5% + fees"],
    ],
    [90_000n, ["9", "9% p.a.", "9%, straight line", "９％", "flat: 9"]],
    [5_000n, [".5%", "0,5", "0.5000"]],
    [0n, ["0", "0%"]],
    [10_000_000n, ["1000", "1,000%"]],
  ])("parses %d millionths from %j", (millionths, texts) =>
    expect(each(texts, parseRate)).toEqual(each(texts, () => ({ ok: true, millionths }))),
  );

  it.each<[problem: string, texts: string[]]>([
    ["empty", ["", " "]],
    ["severalValues", ["1 1/2", "1.5% to 2%", "1/2", "1\t2", "1% on 5,000"]],
    ["notANumber", ["flat", "%", "1½%", "½", "1.2.3", "prime + 2", "base plus 1.5%"]],
    ["notANumber", ["5% a week", "1% daily", "10% per fortnight", "6% per quarter", "5% per wk"]],
    ["notANumber", ["20% once", "one-off 20%", "3% bi-monthly", "9% semi-annual", "9% biweekly"]],
    ["notANumber", ["10% per payday", "2% per pay", "5% pw", "15% upfront", "10% in total"]],
    ["notANumber", ["20% for the whole loan", "2% each instalment"]],
    ["notPositive", ["-1", "−0.5%"]],
    ["fractional", ["1.23456"]],
    ["tooMany", ["1001", "9".repeat(10_000)]],
  ])("reports the problem %s", (problem, texts) =>
    expect(each(texts, parseRate)).toEqual(each(texts, () => ({ ok: false, problem }))),
  );

  it.each<[words: ReturnType<typeof rateWords>, texts: string[]]>([
    [{ basis: "flat" }, ["1% flat", "Add-on 2%", "add on", "2% straight line", "simple interest"]],
    [{ basis: "reducing" }, ["1% reducing", "declining balance", "on what is owed", "on balance"]],
    [{ per: "month" }, ["1% a month", "1% monthly", "1% p.m.", "1%/mo", "1% per mth"]],
    [{ per: "year" }, ["9% a year", "9% per annum", "9% p.a.", "9% p/a", "9%/yr", "9% APR"]],
    [{ per: "year", basis: "flat" }, ["9% p.a. flat"]],
    [{}, ["1.5%", "flat or reducing?", "9% a year, 0.75% a month", "inflated", "showed"]],
  ])("recognizes %j in %j", (words, texts) =>
    expect(each(texts, rateWords)).toEqual(each(texts, () => words)),
  );

  it("shortens a valid rate to its number, and leaves invalid text unchanged", () =>
    expect(["1,5% flat", "1%", "½%", ""].map(tidyRate)).toEqual(["1.5", "1", "½%", ""]));
});
