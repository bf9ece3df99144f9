import type { InferType } from "yup";
import { kindOf } from "../../../src/content-model/kinds";
import {
  availableProducts,
  type Product,
  productPage,
} from "../../../src/content-model/kinds/products";
import type { ratePlan } from "../../../src/content-model/kinds/ratePlans";
import { monthlyRates } from "../../../src/content-model/placeholders/figures";
import { loadContent, readContent } from "../../../src/content-model/reading/load";
import { siteUrl } from "../../../src/gatsby/siteUrl";
import { loanFigures } from "../../../src/lending/loanFigures";
import { plainAmount } from "../../../src/lending/money";
import { centsOf, termsOf } from "../../../src/lending/ratePlan";

/** The lender's prices in machine-readable form, as described by `docs/prices.schema.json`. */
export const PRICES_FILE = "prices.json";

/** The amount for which the instalments are stated, in units of the currency. */
const PER = 1000;

type Plan = InferType<typeof ratePlan.schema>;

interface ListedProduct extends Product {
  readonly path: string;
  readonly card: Product["card"] & { readonly title: string };
}

/** Returns the cost of the loans of all products that are available, as JSON. */
export function pricesFile(): string {
  const { company } = readContent<{ company: string }>("site.yaml");
  const files = loadContent().files.filter((file) => kindOf(file) === productPage);
  const products = availableProducts(files.map((file) => readContent<ListedProduct>(file)));
  const main = planOf(products[0]);
  return JSON.stringify(
    {
      version: 2,
      lender: company,
      site: siteUrl(),
      ...pricesOf(main),
      fees: Number(exampleOf(main).fees),
      former: (main.former ?? []).map(({ since, ...rates }) => ({
        since,
        prices: monthlyRates(rates),
      })),
      products: products.map((product) => {
        const plan = planOf(product);
        return {
          name: product.card.title,
          page: siteUrl() + product.path,
          ...pricesOf(plan),
          fees: plan.fees ?? [],
          example: exampleOf(plan),
          former: plan.former ?? [],
        };
      }),
    },
    null,
    2,
  );
}

const planOf = (product: Product | undefined): Plan =>
  readContent<Plan>(`rate-plans/${product?.plan}.yaml`);

const rate = (percent: number): number => Number(percent.toFixed(2));

function pricesOf(plan: Plan) {
  const { minimum, maximum } = plan.amountRange;
  return {
    currency: plan.currencies[0],
    since: plan.since,
    amounts: { minimum, maximum },
    interest: plan.interest ?? "flat",
    terms: termsOf(plan).map((months) => {
      const { quote, payment } = loanFigures({ ...plan, fees: [] }, centsOf(PER), months);
      const { annualRate } = loanFigures(plan, centsOf(plan.example.amount), months);
      return {
        months,
        monthlyRatePercent: quote.monthlyRatePercent,
        instalmentPer1000: plainAmount(payment),
        nominalAnnualPercent: rate(annualRate.nominalPercent),
        effectiveAnnualPercent: rate(annualRate.effectivePercent),
      };
    }),
  };
}

/** Returns the representative example, whose fees are all that it pays besides interest. */
function exampleOf(plan: Plan) {
  const { amount, termMonths } = plan.example;
  const figures = loanFigures(plan, centsOf(amount), termMonths);
  return {
    amount,
    months: termMonths,
    received: plainAmount(figures.received),
    instalment: plainAmount(figures.payment),
    fees: plainAmount(figures.cost - figures.interest),
    total: plainAmount(figures.repayment),
    nominalAnnualPercent: rate(figures.annualRate.nominalPercent),
    effectiveAnnualPercent: rate(figures.annualRate.effectivePercent),
  };
}
