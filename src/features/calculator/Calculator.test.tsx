import { act, fireEvent, screen, within } from "@testing-library/react";
import {
  APPLY_LINK,
  advanceTime,
  amountField,
  amountSlider,
  button,
  currencyField,
  enter,
  FIGURES,
  figure,
  openCalculator,
  openProducts,
  planOf,
  productField,
  QUICK_CONTENT,
  results,
  SHARE,
  shownFigures,
  TYPICAL,
  termField,
  texts,
} from "../../../test/calculatorTools";
import { PLAN_WITH_FEES, STANDALONE_PLAN } from "../../../test/lending/plans";
import { pricedProduct } from "../../../test/listedProduct";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { markRendered } from "../../lib/renderedPage";

const notLent = (minimum: string, maximum: string, shortest: number, last: number) =>
  `We lend ${minimum} to ${maximum} for ${shortest} to ${last} months. These figures are for information only.`;

test.each<["standalone" | "resources", string, string, number, number]>([
  ["standalone", "75,000", "12", 75_000, 12],
  ["resources", "$ 1 234.56", "12.0", 1_234.56, 12],
])(
  "the %s calculator shows its plan's figures when %s over %s months is entered",
  async (name, typedAmount, typedTerm, amount, months) => {
    await openCalculator(name);
    enter(amountField(), typedAmount);
    enter(termField(), typedTerm);
    const expected = shownFigures(name, amount, months);
    for (const name of FIGURES) expect(figure(results[name])).toBe(expected[name]);
    expect(amountField()).toHaveValue(typedAmount);
    expect(termField()).toHaveValue(typedTerm);
  },
);

test("the buttons for typical amounts enter those that the plan lends", async () => {
  await openCalculator("standalone");
  const chips = within(screen.getByRole("group", { name: TYPICAL.title })).getAllByRole("button");
  expect(chips.map(({ textContent }) => textContent)).toEqual(["$5,000", "$20,000"]);
  await click("$20,000");
  expect(figure(results.payment)).toBe(shownFigures("standalone", 20_000, 6).payment);
  expect(button("$20,000")).toHaveAttribute("aria-pressed", "true");
  enter(amountField(), "");
  expect(button("$20,000")).toHaveAttribute("aria-pressed", "false");
});

test("says the whole cost in one sentence, with dashes while a field is invalid", async () => {
  await openCalculator("standalone");
  const { payment, repayment, interest } = shownFigures("standalone", 50_000, 6);
  const sentence = (months: string, [payment = "—", repayment = "—", cost = "—"]: string[]) =>
    `${payment} a month for ${months}: ${repayment} in total, ${cost} of that interest`;
  const shown = () =>
    screen.getByRole("heading", { name: "What it costs" }).nextElementSibling?.textContent;
  expect(shown()).toBe(sentence("6 months", [payment, repayment, interest]));
  enter(termField(), "");
  expect(shown()).toBe(sentence("—", []));
});

const PLAN_OF_OTHERS = {
  ...PLAN_WITH_FEES,
  amountRange: { minimum: 20_000.5, maximum: 80_000, step: 500 },
  termRange: { minimum: 6, maximum: 24 },
};

test.each([
  ["standalone", "999", "24", "$5,000", 5_000, 12],
  ["standalone", "75,000.01", "6", "$50,000", 50_000, 6],
  ["standalone", "12,345.67", "1", "$12,345.67", 12_345.67, 2],
  ["resources", "1,000", "12", "$5,000", 5_000, 12],
] as const)(
  "on the %s calculator, %s over %s months is for information, and a button enters the nearest loan that is lent",
  async (name, amount, term, nearest, lent, months) => {
    await openCalculator(name);
    enter(amountField(), amount);
    enter(termField(), term);
    const link = name === "resources" ? QUICK_CONTENT.download : APPLY_LINK;
    const heading = { name: notLent("$5,000", "$50,000", 2, 12) };
    expect(screen.getByRole("heading", heading)).not.toHaveClass("visually-hidden");
    expect(screen.queryByRole("link", { name: link.label })).not.toBeInTheDocument();
    await click(`Use ${nearest} for ${months} months`);
    expect(figure(results.payment)).toBe(shownFigures(name, lent, months).payment);
    expect(screen.getByRole("link", { name: link.label })).toBeInTheDocument();
    expect(screen.queryByRole("heading", heading)).not.toBeInTheDocument();
    expect(amountSlider()).toHaveFocus();
  },
);

test("says what the chosen product lends, and keeps the product when the nearest loan is entered", async () => {
  openProducts(pricedProduct("One", STANDALONE_PLAN), pricedProduct("Two", PLAN_OF_OTHERS));
  enter(productField(), "two");
  enter(amountField(), "9,000");
  enter(termField(), "12");
  expect(
    screen.getByRole("heading", { name: notLent("$20,000.50", "$80,000", 6, 24) }),
  ).toBeInTheDocument();
  await click("Use $20,000.50 for 12 months");
  expect(productField()).toHaveValue("two");
  const link = screen.getByRole("link", { name: APPLY_LINK.label });
  expect(link).toHaveAttribute("href", expect.stringContaining("loan=two&amount=20000.50&term=12"));
});

test("announces a change only once, when the visitor stops typing", async () => {
  await openCalculator("standalone");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const typed of ["1", "12", "12,000"]) {
    enter(amountField(), typed);
    await advanceTime(400);
    expect(status).toBeEmptyDOMElement();
  }
  await advanceTime(700);
  const figures = shownFigures("standalone", 12_000, 6);
  for (const name of FIGURES)
    expect(status).toHaveTextContent(`${results[name]}: ${figures[name]}`);
  enter(amountField(), "4,000");
  await advanceTime(1000);
  expect(status).toHaveTextContent(
    `Outside this calculator's range ($5,000.00 to $50,000.00). ${notLent("$5,000", "$50,000", 2, 12)} ${results.payment}: `,
  );
  enter(amountField(), "1.036");
  await advanceTime(1000);
  expect(status).toHaveTextContent("Did you mean 1,036 or 1.04?");
});

test("the resources page carries a valid loan to the wallet, and states it in print", async () => {
  await openCalculator("resources");
  const { label, to } = QUICK_CONTENT.download;
  enter(amountField(), "23,000");
  enter(termField(), "9 weeks");
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", to);
  enter(termField(), "9");
  expect(screen.getByRole("link", { name: label })).toHaveAttribute(
    "href",
    `${to}?amount=23000.00&term=9&currency=TTD`,
  );
  const loan = `$23,000.00 TTD, 9 months.`;
  expect(screen.getByText(loan)).toHaveClass("print-only");
});

test("says in a currency that is not lent in that there is no such loan, instead of linking to one", async () => {
  await openCalculator("resources");
  const lentIn = planOf("standalone").currencies;
  for (const code of planOf("resources").currencies) {
    enter(currencyField(), code);
    const isLent = lentIn.includes(code);
    const { badge, ownCurrency, download, other } = QUICK_CONTENT;
    for (const { label } of [download, other])
      expect(screen.queryAllByRole("link", { name: label })).toHaveLength(isLent ? 1 : 0);
    expect(screen.queryAllByText(ownCurrency)).toHaveLength(isLent ? 0 : 1);
    expect(within(screen.getByRole("figure")).getByText(badge)).toBeVisible();
  }
});

test.each([
  ["TTD", "23,000", "9", true],
  ["TTD", "1,000", "12", true],
  ["JMD", "23,000", "9", true],
  ["JMD", "23,000", "6", false],
])(
  "says beside the figures of %s %s over %s months that the lending plan's rate is lower: %s",
  async (code, amount, term, isLower) => {
    await openCalculator("resources");
    enter(currencyField(), code);
    enter(amountField(), amount);
    enter(termField(), term);
    expect(screen.queryAllByText(RegExp(QUICK_CONTENT.caveat))).toHaveLength(isLower ? 1 : 0);
  },
);

test.each([
  // 23,000 over 9 months: 31,280 at 4%, 27,140 at 2%, which is 3,015.56 a month
  ["TTD", "23,000", "9", { payment: "$3,015.56", saving: "$4,140.00" }],
  ["TTD", "23,000", "6", undefined],
  ["TTD", "4,999", "9", undefined],
  ["TTD", "50,001", "9", undefined],
  ["TTD", "23,000", "13", undefined],
  ["JMD", "23,000", "9", undefined],
])(
  "states the saving only if the lending plan offers %s %s over %s months for less",
  async (...loan) => {
    const [code, amount, term, saving] = loan;
    await openCalculator("resources");
    enter(currencyField(), code);
    enter(amountField(), amount);
    enter(termField(), term);
    const sentence = screen.queryByText(/a month, .* less in total\.$/)?.textContent;
    expect(sentence).toBe(saving && fillTemplate(QUICK_CONTENT.saving, saving));
    const link = screen.queryByRole("link", { name: QUICK_CONTENT.other.label });
    const query = `?amount=${amount.replace(",", "")}.00&term=${term}&currency=${code}`;
    expect(link?.getAttribute("href")).toBe(
      code === "TTD" ? QUICK_CONTENT.other.to + query : undefined,
    );
  },
);

const click = (name: string) => act(async () => fireEvent.click(button(name)));

test.each(["standalone", "resources"] as const)(
  "when Share is clicked, shares the lender's name, the %s calculator's figures and a URL that restores them",
  async (name) => {
    markRendered(window.location);
    const writeText = jest.fn();
    Object.assign(navigator, { clipboard: { writeText } });
    await openCalculator(name);
    enter(termField(), "8");
    enter(amountField(), "6,000");
    // The visitor shares after Back, when the URL has changed but the previous page has not loaded yet.
    window.history.replaceState(null, "", "/page-of-back");
    await click(SHARE);
    const figures = shownFigures(name, 6_000, 8);
    expect(writeText.mock.lastCall?.[0].split("\n")).toEqual([
      readContent<Queries.LenderFieldsFragment>("site.yaml").name,
      "Loan amount: $6,000.00 TTD",
      "Loan term: 8 months",
      `${results.payment}: ${figures.payment}`,
      `${results.interest}: ${figures.interest}`,
      `${results.repayment}: ${figures.repayment}`,
      `${results.nominalRate}: ${figures.nominalRate}`,
      `${results.effectiveRate}: ${figures.effectiveRate}`,
      texts.estimate,
      "http://localhost/calculator?amount=6000.00&term=8&currency=TTD#loan",
      ...(name === "resources" ? [QUICK_CONTENT.caveat, expect.stringContaining("less")] : []),
    ]);
  },
);

test("shares a loan that is not lent with the range of what is", async () => {
  const writeText = jest.fn();
  Object.assign(navigator, { clipboard: { writeText } });
  await openCalculator("standalone");
  enter(amountField(), "999");
  await click(SHARE);
  expect(writeText.mock.lastCall?.[0]).toContain(notLent("$5,000", "$50,000", 2, 12));
});

test("prints only the calculator, with the date and the licence, when Print is clicked", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 5, 23, 30), doNotFake: ["setTimeout"] });
  window.print = jest.fn(() => act(() => window.dispatchEvent(new Event("beforeprint"))));
  const { container } = await openCalculator("standalone");
  const day = "Worked out on November 5, 2026";
  expect(container).not.toHaveTextContent(day);
  expect(container.querySelector("[data-printed]")).toContainElement(amountField());
  await click("Print");
  expect(container).toHaveTextContent(`$50,000.00 TTD, 6 months. ${day}.`);
  const { company, licence } = readContent<Queries.LenderFieldsFragment>("site.yaml");
  expect(container).toHaveTextContent(`${company}, `);
  expect(container).toHaveTextContent(`${licence.statement} ${licence.number}`);
  expect(window.print).toHaveBeenCalledTimes(1);
});
