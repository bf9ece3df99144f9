import { readFileSync } from "node:fs";
import { kindOf } from "../../../src/content-model/kinds";
import { isProduct, mainProduct, type Product } from "../../../src/content-model/kinds/products";
import { loadContent, readContent } from "../../../src/content-model/reading/load";
import { figuresOf, type Prices } from "../../../test/lending/oracle";
import type { BuiltPage } from "./builtPages";

/** An amount with cents or an annual rate, without the currency. */
const FIGURE = /\d[\d,]*\.\d\d%?/g;
const AMOUNT = /\d[\d,]*(?:\.\d\d)?/g;

interface Plan extends Prices {
  readonly amountRange: { readonly minimum: number; readonly maximum: number };
  readonly termRange: { readonly minimum: number; readonly maximum: number };
}

interface PageFile extends Partial<Product> {
  readonly path?: string;
  readonly alternatives?: { readonly otherRate: number };
}

/**
 * Returns an error for each figure in a page's description and text that no loan has at the page's prices, and that is
 * no difference of two which have, nor of the same loan's at two prices. A product's prices are its plan's, those of
 * other pages the main product's, and both have those of each plan that the file names. The loans are those of every
 * amount in the text over every term, and those that the page compares them with. The monthly rates of all plans
 * count. The figures come from the tests' oracle.
 */
export function checkFigures(pages: readonly BuiltPage[]): string[] {
  const files = loadContent()
    .files.filter(kindOf)
    .map((file) => ({ file, page: readContent<PageFile>(file) }));
  const main = mainProduct(files.map(({ page }) => page).filter(isProduct))?.plan;
  const monthlyRates = files
    .filter(({ file }) => file.startsWith("rate-plans/"))
    .flatMap(({ page }) => JSON.stringify(page).match(/(?<="monthlyRatePercent":)[\d.]+/g) ?? []);
  return pages.flatMap(({ path, document }) => {
    const own = files.find(({ page }) => page.path === path);
    const source = own ? readFileSync(`content/${own.file}`, "utf8") : "";
    const named = [...source.matchAll(/(?:^[ -]*plan: | plan=)([\w-]+)/gm)].map(([, name]) => name);
    const { plan, card } = own?.page ?? {};
    const plans = new Set([plan ?? main, ...(card ? [] : [main]), ...named]);
    const description = document.querySelector("meta[name=description]")?.getAttribute("content");
    const content = document.querySelector("main")?.innerHTML ?? "";
    const text = `${description} ${content.replace(/<[^>]*>/g, " ")}`;
    const amounts = numbersIn(text, AMOUNT).map(Number);
    const prices = [...plans].map((name) => readContent<Plan>(`rate-plans/${name}.yaml`));
    const lent = new Set([
      ...monthlyRates.map((rate) => `${rate}%`),
      ...savings(prices, amounts),
      ...prices
        .flatMap((plan) => [plan, ...comparedWith(plan, own?.page)])
        .flatMap((plan) => allFigures(plan, amounts)),
    ]);
    const figures = numbersIn(text, FIGURE);
    const shown = figures.filter((figure) => lent.has(figure)).map(Number);
    const differences = new Set(
      shown.flatMap((one) => shown.map((other) => (one - other).toFixed(2))),
    );
    return figures
      .filter((figure) => !lent.has(figure) && !differences.has(figure))
      .map((figure) => `${path} states ${figure}, which no loan at its prices costs`);
  });
}

const numbersIn = (text: string, pattern: RegExp): string[] => [
  ...new Set((text.match(pattern) ?? []).map((number) => number.replaceAll(",", ""))),
];

/** Returns the same loan on the reducing balance, at the plan's rates and at the page's other rate. */
function comparedWith(plan: Plan, page?: PageFile): Plan[] {
  const reducing: Plan = { ...plan, interest: "reducing", fees: [] };
  const { otherRate } = page?.alternatives ?? {};
  return otherRate === undefined
    ? [reducing]
    : [reducing, { ...reducing, rateBands: [{ monthlyRatePercent: otherRate }] }];
}

const allFigures = (plan: Plan, amounts: readonly number[]): string[] =>
  loansOf(plan, amounts).flatMap(([amount, months]) => figuresOf(plan, amount, months));

/** Returns by how much the figures of each of a plan's loans differ from the same loan's at the next plan's prices. */
const savings = ([plan, other]: readonly Plan[], amounts: readonly number[]): string[] =>
  plan && other
    ? loansOf(plan, amounts).flatMap(([amount, months]) => {
        const theirs = figuresOf(other, amount, months).map(Number.parseFloat);
        return figuresOf(plan, amount, months).map((figure, index) =>
          (Number.parseFloat(figure) - (theirs[index] ?? 0)).toFixed(2),
        );
      })
    : [];

/** Texts state what each thousand costs, also where no loan is as small. */
const EACH_THOUSAND = 1_000;

/** Returns the loans of the amounts that a plan lends, over each of its terms. */
function loansOf({ amountRange, termRange }: Plan, amounts: readonly number[]) {
  const least = Math.min(amountRange.minimum, EACH_THOUSAND);
  const lent = amounts.filter((each) => each >= least && each <= amountRange.maximum);
  const terms = Array.from(
    { length: termRange.maximum - termRange.minimum + 1 },
    (_, index) => termRange.minimum + index,
  );
  return lent.flatMap((amount) => terms.map((months) => [amount, months] as const));
}
