import { act, fireEvent, screen } from "@testing-library/react";
import { LoanCalculator } from "../src/features/calculator/LoanCalculator";
import { QuickCalculator } from "../src/features/calculator/QuickCalculator";
import { formatAnnualRate } from "../src/lending/annualPercentageRate";
import { loanFigures } from "../src/lending/loanFigures";
import { currencyOf, formatMoney } from "../src/lending/money";
import { centsOf, type RatePlan } from "../src/lending/ratePlan";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./lending/plans";
import { pricedProduct } from "./listedProduct";
import { openPrerendered } from "./openPrerendered";
import { readContent } from "./readContent";
import { renderUnstyled } from "./renderUnstyled";

beforeEach(() => window.history.replaceState(null, "", "/calculator"));

/** The texts in the content, with links of the tests' own, which a lender may leave out. */
export const texts: Queries.CalculatorTextsFieldsFragment = {
  ...readContent<Queries.CalculatorTextsFieldsFragment>("calculator.yaml"),
  links: [
    { label: "Check any offer", to: "/check" },
    { label: "What else there is", to: "/check#else" },
  ],
};

/** The names of the figures that both calculators show. */
export const results = {
  payment: "Monthly payment",
  repayment: "Total repayment",
  interest: "Total interest",
  nominalRate: "Nominal annual rate",
  effectiveRate: "Effective annual rate",
} as const;

export const SHARE = "Share";

const PLANS = { resources: RESOURCES_PLAN, standalone: STANDALONE_PLAN };
type PlanName = keyof typeof PLANS;

export const planOf = (name: PlanName): RatePlan => PLANS[name];

/** Returns a loan's figures as they are displayed. The tests in src/lending check the figures themselves. */
export function shownFigures(name: PlanName, amount: number, months: number, code = "TTD") {
  const { annualRate, ...figures } = loanFigures(PLANS[name], centsOf(amount), months);
  const money = (cents: bigint) => formatMoney(cents, currencyOf(code));
  return {
    payment: money(figures.payment),
    lastPayment: money(figures.lastPayment),
    interest: money(figures.interest),
    repayment: money(figures.repayment),
    nominalRate: formatAnnualRate(annualRate.nominalPercent),
    effectiveRate: formatAnnualRate(annualRate.effectivePercent),
  };
}

/** The names of the figures that both calculators show, in the order of the table of terms. */
export const FIGURES = [
  "payment",
  "repayment",
  "interest",
  "nominalRate",
  "effectiveRate",
] as const;

export const APPLY_LINK = { label: "Ask for this loan", to: "/ask" };

/** The buttons for typical amounts. The standalone plan lends two of them. */
export const TYPICAL = { title: "Often asked for", amounts: [1_000, 5_000, 20_000] };

export const PAGE = {
  intro: { title: "Work it out", lead: "In one sentence." },
  applyLink: APPLY_LINK,
  typical: TYPICAL,
};

export const QUICK_CONTENT = {
  title: "Calculator",
  lead: "Prices",
  badge: "Dear",
  caveat: "Our highest rate.",
  ownCurrency: "Only in our own money.",
  saving: "{payment} a month, {saving} less in total.",
  other: { label: "The whole calculation", to: "/whole" },
  download: { label: "The wallet", to: "/wallet" },
};

/** Renders the calculator of a lender with these products. */
export const openProducts = (...products: Queries.PricedProductFragment[]) =>
  renderUnstyled(<LoanCalculator {...PAGE} products={products} content={texts} />);

const calculator = (name: PlanName, plan = planOf(name)) =>
  name === "standalone" ? (
    <LoanCalculator {...PAGE} products={[pricedProduct("Only", plan)]} content={texts} />
  ) : (
    <QuickCalculator {...{ plan, texts }} lendingPlan={STANDALONE_PLAN} content={QUICK_CONTENT} />
  );

/** Renders the calculator as a client-side navigation does, without prerendered HTML. */
export const openCalculator = (name: PlanName, plan?: RatePlan) =>
  renderUnstyled(calculator(name, plan));

/** Adds the prerendered calculator to the document, for the test to hydrate later. */
export const openPrerenderedCalculator = (name: PlanName) => openPrerendered(calculator(name));

export const textField = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const amountField = () => textField("Loan amount");
export const termField = () => textField("Loan term");
const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
export const amountSlider = () => slider("Loan amount slider");
export const termSlider = () => slider("Loan term slider");
export const productField = () => screen.getByRole("combobox", { name: "Which loan?" });
export const currencyField = () => screen.getByRole("combobox", { name: "Currency" });
export const button = (name: string) => screen.getByRole("button", { name });

export const enter = (field: HTMLElement, value: string) =>
  (field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input)(field, {
    target: { value },
  });

export const figure = (label: string): string =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent ?? "";

export const open = (title: string) =>
  fireEvent.click(screen.getByRole("heading", { name: title }));

export const advanceTime = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));
