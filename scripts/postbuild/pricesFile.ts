import { kindOf } from "../../src/content-model/kinds";
import { mainProduct, type Product, productPage } from "../../src/content-model/kinds/products";
import { loadContent, readContent } from "../../src/content-model/placeholders/load";
import { siteUrl } from "../../src/gatsby/siteUrl";
import { loanFigures } from "../../src/lending/loanFigures";
import { plainAmount } from "../../src/lending/money";
import { centsOf, type RatePlan, termsOf } from "../../src/lending/ratePlan";

/** The lender's prices in machine-readable form, as described by `docs/prices.schema.json`. */
export const PRICES_FILE = "prices.json";

/** The amount for which the instalments are stated, in units of the currency. */
const PER = 1000;

interface DatedPlan extends RatePlan {
  readonly since: string;
  readonly former?: readonly { readonly since: string; readonly prices: string }[];
}

/** Returns the cost of a loan for every term, as JSON. */
export function pricesFile(): string {
  const content = loadContent();
  const products = content.files.flatMap((file) =>
    kindOf(file) === productPage ? [readContent<Product>(file)] : [],
  );
  const plan = readContent<DatedPlan>(`rate-plans/${mainProduct(products)?.plan}.yaml`);
  const { company } = readContent<{ company: string }>("site.yaml");
  const { minimum, maximum } = plan.amountRange;
  const rate = (percent: number) => Number(percent.toFixed(2));
  return JSON.stringify(
    {
      lender: company,
      site: siteUrl(),
      currency: plan.currencies[0],
      since: plan.since,
      amounts: { minimum, maximum },
      interest: plan.interest ?? "flat",
      // The calculation includes no fees, and the site says that there are none.
      fees: 0,
      terms: termsOf(plan).map((months) => {
        const { quote, payment, annualRate } = loanFigures(plan, centsOf(PER), months);
        return {
          months,
          monthlyRatePercent: quote.monthlyRatePercent,
          instalmentPer1000: plainAmount(payment),
          nominalAnnualPercent: rate(annualRate.nominalPercent),
          effectiveAnnualPercent: rate(annualRate.effectivePercent),
        };
      }),
      former: plan.former ?? [],
    },
    null,
    2,
  );
}
