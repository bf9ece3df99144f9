import type { Page } from "@playwright/test";
import { calculatorLabels, ratePlan } from "../../src/content-model/kinds/calculators";
import { currencyOf, formatMoney } from "../../src/lending/money";
import { centsOf, rateBandFor } from "../../src/lending/ratePlan";
import { flatFigures, reducingFigures } from "../../test/lending/oracle";
import { calculator, contentOf, entriesOf, resources } from "./content";

export const labels = contentOf(calculatorLabels);

const plans = entriesOf(ratePlan);

/**
 * Returns a calculator's route and plan, and a function that computes figures with the tests' own arithmetic.
 */
function calculatorOn(route: string, planName: string) {
  const plan = plans.find(({ name }) => name === planName);
  if (!plan) throw new Error(`content/calculators has no plan "${planName}".`);
  const compute = plan.interest === "reducing" ? reducingFigures : flatFigures;
  const figures = (amount: string | number, months: number) => {
    const { monthlyRatePercent } = rateBandFor(plan, months);
    return compute(String(amount), months, (monthlyRatePercent / 100).toFixed(6));
  };
  return { route, plan, figures };
}

export const STANDALONE = calculatorOn(calculator.path, "standalone");
export const CALCULATORS = [STANDALONE, calculatorOn(resources.path, "resources")];

/** Formats an amount with commas and cents: 10333.5 is "10,333.50". */
export const withCents = (amount: string | number) =>
  Number(amount).toLocaleString("en-US", { minimumFractionDigits: 2 });

/** Formats an amount as a calculator shows it in its first currency: 10333.5 is "$10,333.50". */
export const money = (amount: string | number, { plan } = STANDALONE) =>
  formatMoney(centsOf(Number(amount)), currencyOf(plan.currencies[0]));

/** Returns the payment that the calculator's own page shows for a loan, by default over the default term. */
export const paymentOf = (amount: number, months = STANDALONE.plan.defaults.termMonths) =>
  money(STANDALONE.figures(amount, months).payment);

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export const amountField = (page: Page) => textbox(page, labels.form.amount);
export const termField = (page: Page) => textbox(page, labels.form.term);
export const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

export const figure = (page: Page, label: string) =>
  page.locator("[data-card] dt").getByText(label, { exact: true }).locator("+ dd");

export const payment = (page: Page) => figure(page, labels.results.payment);

export const openAnswer = (page: Page, title: string) =>
  page
    .locator("summary")
    .filter({ has: page.getByText(title, { exact: true }) })
    .click();

export const calculatorHydrated = (page: Page) =>
  page.locator("#loan > :first-child:not([data-prerendered])").waitFor();

export async function openCalculator(page: Page): Promise<void> {
  await page.goto(STANDALONE.route);
  await calculatorHydrated(page);
}
