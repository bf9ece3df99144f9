import type { Page } from "@playwright/test";
import type { InferType } from "yup";
import { calculatorTexts } from "../../src/content-model/kinds/calculators";
import { mainProduct, productPage } from "../../src/content-model/kinds/products";
import type { ratePlan } from "../../src/content-model/kinds/ratePlans";
import { readContent } from "../../src/content-model/reading/load";
import { loanFigures } from "../../src/lending/loanFigures";
import { currencyOf, formatMoney } from "../../src/lending/money";
import { centsOf } from "../../src/lending/ratePlan";
import { calculator, contentOf, entriesOf, resources } from "./content";

export const texts = contentOf(calculatorTexts);

/** Returns a calculator's route and plan, and a function for the figures that it shows at first. */
function calculatorOn(route: string, planName: string | null | undefined) {
  const plan = readContent<InferType<typeof ratePlan.schema>>(`rate-plans/${planName}.yaml`);
  const figures = (amount: number, months: number) => {
    const { payment, interest, repayment } = loanFigures(plan, centsOf(amount), months);
    const shown = (cents: bigint) => formatMoney(cents, currencyOf(plan.currencies[0]));
    return { payment: shown(payment), interest: shown(interest), repayment: shown(repayment) };
  };
  return { route, plan, figures };
}

export const STANDALONE = calculatorOn(calculator.path, mainProduct(entriesOf(productPage))?.plan);
export const CALCULATORS = [STANDALONE, calculatorOn(resources.path, resources.plan)];

/** Returns the payment that the calculator's own page shows for a loan, by default over the default term. */
export const paymentOf = (amount: number, months = STANDALONE.plan.defaults.termMonths) =>
  STANDALONE.figures(amount, months).payment;

/** Formats an amount as the calculator's own page shows it at first: 10333.5 is "$10,333.50". */
export const money = (amount: number) =>
  formatMoney(centsOf(amount), currencyOf(STANDALONE.plan.currencies[0]));

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

export const amountField = (page: Page) => textbox(page, "Loan amount");
export const termField = (page: Page) => textbox(page, "Loan term");
export const slider = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

export const figure = (page: Page, label: string) =>
  page.locator("[data-card] dt").getByText(label, { exact: true }).locator("+ dd");

export const payment = (page: Page) => figure(page, "Monthly payment");

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
