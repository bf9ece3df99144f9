import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { homePage } from "./home";

const read = (file: string) => parse(readFileSync(`content/${file}`, "utf8"));
const check = (content: unknown) => homePage.check?.(content as never) ?? [];

test("finds no amount, rate or fee on the home page", () => {
  expect(check(read("home/page.yaml"))).toEqual([]);
});

test.each(readdirSync("content/products").filter((file) => file.endsWith(".yaml")))(
  "finds no amount, rate or fee on the card of %s",
  (file) => expect(check(read(`products/${file}`).card)).toEqual([]),
);

test.each([
  ["from TT$5,000", true],
  ["from $5 a day", true],
  ["at 4% a month", true],
  ["at 4 per cent", true],
  ["up to 50,000 dollars", true],
  ["within 48 hours", false],
  ["in 4 steps, open 24/7", false],
])("takes '%s' as an amount or rate: %s", (text, isFigure) => {
  const content = { hero: { assurances: ["Licensed", text] } };
  expect(check(content).map(({ at }) => at)).toEqual(isFigure ? [["hero", "assurances", 1]] : []);
});
