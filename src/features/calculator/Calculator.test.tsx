import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { showToast } from "../../components/Toast/showToast";
import { Calculator } from "./Calculator";
import {
  amountField,
  amountSlider,
  enter,
  figure,
  openCalculator,
  pass,
  planOf,
  showExample,
  termField,
  termSlider,
  words,
} from "./testTools";

jest.mock("../../components/Toast/showToast", () => ({ showToast: jest.fn() }));

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/loan-calculator");
  jest.mocked(showToast).mockClear();
});

test.each([
  ["standalone", "$10,333.33", "$12,000.00", "$62,000.00", "78.18%", "113.28%"],
  ["resources", "$616.67", "$2,400.00", "$7,400.00", "79.38%", "115.69%"],
])(
  "the page carries the worked example of %s",
  (name, payment, interest, repayment, nominal, effective) => {
    const html = renderToString(
      <Calculator
        plan={planOf(name)}
        words={words}
        heading="h2"
        offersCurrencies={name === "resources"}
        invitation={undefined}
      />,
    );
    for (const shown of [payment, interest, repayment, nominal, effective, words.results.estimate])
      expect(html).toContain(shown);
    expect(html).not.toContain("style=");
  },
);

test("the calculator takes the example's place and changes nothing of it", async () => {
  const { container } = showExample("standalone");
  const text = () =>
    [...container.querySelectorAll("[data-card] p, dt, dd, th, td, label, h2, button")].map(
      (element) => element.textContent,
    );
  const before = text();
  await screen.findByRole("status");
  expect(text()).toEqual(before);
});

test.each([
  ["standalone", "50,000", "6", "$10,333.33", "$12,000.00", "$62,000.00"],
  ["standalone", "50,000", "7", "$8,142.86", "$7,000.00", "$57,000.00"],
  ["standalone", "12000", "12", "$1,240.00", "$2,880.00", "$14,880.00"],
  ["standalone", "75,000", "12", "$7,750.00", "$18,000.00", "$93,000.00"],
  ["standalone", "5,000.50", "3", "$1,866.85", "$600.06", "$5,600.56"],
  ["standalone", "5000", "13", "$484.62", "$1,300.00", "$6,300.00"],
  ["standalone", "1", "1", "$1.04", "$0.04", "$1.04"],
  ["resources", "5,000", "12", "$616.67", "$2,400.00", "$7,400.00"],
  ["resources", "1,000", "2", "$540.00", "$80.00", "$1,080.00"],
  ["resources", "1,027", "8", "$169.46", "$328.64", "$1,355.64"],
  ["resources", "50,000", "7", "$9,142.86", "$14,000.00", "$64,000.00"],
  ["resources", "$ 1 234.56", "12.0", "$152.26", "$592.59", "$1,827.15"],
])("%s: %s over %s months", async (name, amount, term, payment, interest, repayment) => {
  await openCalculator(name);
  enter(amountField(), amount);
  enter(termField(), term);
  expect(figure("Monthly payment")).toBe(payment);
  expect(figure("Total interest")).toBe(interest);
  expect(figure("Total repayment")).toBe(repayment);
  expect(amountField()).toHaveValue(amount);
  expect(termField()).toHaveValue(term);
});

test("field and slider keep together", async () => {
  await openCalculator("standalone");
  enter(amountSlider(), "20000");
  enter(termSlider(), "9");
  expect(amountField()).toHaveValue("20,000");
  expect(termField()).toHaveValue("9");
  expect(figure("Monthly payment")).toBe("$2,622.22");
  enter(amountField(), "12,499");
  expect(amountSlider()).toHaveValue("12000");
  expect(amountSlider()).toHaveAttribute("aria-valuetext", "$12,499.00");
  enter(amountField(), "75000");
  expect(amountSlider()).toHaveValue("50000");
});

test.each([
  ["standalone", "5000", "50000"],
  ["resources", "1000", "50000"],
])("the sliders of %s have the plan's bounds and steps", async (name, minimum, maximum) => {
  await openCalculator(name);
  expect(amountSlider()).toMatchObject({ min: minimum, max: maximum, step: "1000" });
  expect(termSlider()).toMatchObject({ min: "2", max: "12", step: "1" });
});

test.each([
  ["75,000", "Outside our range ($5,000.00 to $50,000.00), but worked out."],
  ["4999.99", "Outside our range ($5,000.00 to $50,000.00), but worked out."],
])("an amount outside the range, %s, is computed with a note", async (amount, note) => {
  await openCalculator("standalone");
  enter(amountField(), amount);
  expect(amountField()).toHaveAccessibleDescription(expect.stringContaining(note));
  expect(amountField()).toBeValid();
  expect(figure("Monthly payment")).toMatch(/^\$[\d,]+\.\d\d$/);
});

test.each([
  ["amount", "", "Enter your loan amount, for example 5,000."],
  ["amount", "0", "The loan amount must be more than zero."],
  ["amount", "-5000", "The loan amount must be more than zero."],
  ["amount", "five thousand", "We cannot read this loan amount."],
  ["amount", "1e5", "We cannot read this loan amount."],
  ["amount", "9".repeat(400), "Too large for the calculator."],
  ["amount", "5000.005", "Cents have two digits, as in 5,000.50."],
  ["term", "", "Enter the number of months, for example 12."],
  ["term", "6.5", "Loans run for whole months."],
  ["term", "0", "The term must be at least one month."],
  ["term", "-3", "The term must be at least one month."],
  ["term", "NaN", "We cannot read this term."],
  ["term", "601", "Too long for the calculator."],
])("%s %j gets a message and dashes", async (field, text, message) => {
  const { container } = await openCalculator("standalone");
  const rows = container.querySelectorAll("tbody tr").length;
  const [input, other] =
    field === "amount" ? [amountField(), termField()] : [termField(), amountField()];
  enter(input, text);
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(input).toBeInvalid();
  expect(other).toBeValid();
  for (const name of [
    "Monthly payment",
    "You borrow",
    "Total interest",
    "Total repayment",
    "Nominal APR",
    "Effective APR",
  ])
    expect(figure(name)).toBe("—");
  expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/);
  expect(container.querySelectorAll("tbody tr")).toHaveLength(rows);
  expect(screen.getByRole("button", { name: "Copy figures" })).toBeDisabled();
});

test("the line about the lower rate follows the term", async () => {
  await openCalculator("standalone");
  const line = (text: string) => screen.getByText((shown) => shown.startsWith(text)).textContent;
  expect(line("From 7 months")).toBe(
    "From 7 months the rate is 2% a month instead of 4%. Over 7 months you would repay $57,000.00, which is $5,000.00 less.",
  );
  enter(termField(), "3");
  expect(line("From 7 months")).toBe(
    "From 7 months the rate is 2% a month instead of 4%. Over 7 months you would still repay $1,000.00 more.",
  );
  enter(termField(), "8");
  expect(line("You have")).toBe(
    "You have the lower rate: 2% a month from 7 months, instead of 4%.",
  );
});

test("the resources plan has one rate, and no line about another", async () => {
  await openCalculator("resources");
  expect(screen.queryByText(/the rate is/)).not.toBeInTheDocument();
});

test("the currency is chosen on the resources page and only there", async () => {
  const { unmount } = await openCalculator("resources");
  const select = screen.getByRole("combobox", { name: "Currency" });
  expect(
    within(select)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([
    "TTD Trinidad and Tobago Dollar ($)",
    "JMD Jamaican Dollar (J$)",
    "BBD Barbadian Dollar (Bds$)",
    "USD US Dollar ($)",
    "GYD Guyanese Dollar (G$)",
    "XCD Eastern Caribbean Dollar (EC$)",
  ]);
  for (const [code, payment] of [
    ["XCD", "EC$616.67"],
    ["BBD", "Bds$616.67"],
    ["JMD", "J$616.67"],
    ["USD", "$616.67"],
  ] as const) {
    enter(select, code);
    expect(figure("Monthly payment")).toBe(payment);
  }
  unmount();
  await openCalculator("standalone");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(screen.getByText("TTD", { selector: "form span" })).toBeInTheDocument();
});

test("Calculate tells the monthly payment in a toast of three seconds", async () => {
  await openCalculator("standalone");
  enter(amountField(), "12,000");
  enter(termField(), "12");
  fireEvent.click(screen.getByRole("button", { name: "Calculate" }));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: "Monthly payment: $1,240.00", duration: 3000 }),
  );
});

test("Calculate leads to the field that cannot be read", async () => {
  await openCalculator("standalone");
  enter(termField(), "6.5");
  fireEvent.click(screen.getByRole("button", { name: "Calculate" }));
  expect(showToast).not.toHaveBeenCalled();
  expect(termField()).toHaveFocus();
});

test("a change is told once, after a pause", async () => {
  await openCalculator("standalone");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const typed of ["1", "12", "12,000"]) {
    enter(amountField(), typed);
    await pass(400);
    expect(status).toBeEmptyDOMElement();
  }
  await pass(700);
  expect(status).toHaveTextContent(
    "Monthly payment $2,480.00 for 6 months. You repay $14,880.00, of which $2,880.00 is interest. Effective APR 113.28%.",
  );
  enter(amountField(), "");
  await pass(1000);
  expect(status).toHaveTextContent("Enter your loan amount, for example 5,000.");
  jest.useRealTimers();
});

test("the schedule is a table of every month and its sums", async () => {
  await openCalculator("standalone");
  const table = screen.getByRole("table", { name: /Month by month/ });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[6]).toBe("610,333.358,333.352,000.000.00");
  expect(rows[7]).toBe("Total62,000.0050,000.0012,000.00");
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});

test.each([
  ["4,000", "You can ask for up to $12,000.00.", "takes 258.3% of it, more than you earn."],
  ["20,000", "You can ask for up to $50,000.00, the most we lend.", "takes 51.7% of it."],
  [
    "1,000",
    "Three times that salary is $3,000.00. Our smallest loan is $5,000.00.",
    "takes 1,033.3%",
  ],
])("a salary of %s", async (salary, limit, share) => {
  const { container } = await openCalculator("standalone");
  enter(screen.getByRole("textbox", { name: "Monthly salary" }), salary);
  expect(container).toHaveTextContent(limit);
  expect(container).toHaveTextContent(share);
});

test("a salary that cannot be read gets a message", async () => {
  await openCalculator("standalone");
  const salary = screen.getByRole("textbox", { name: "Monthly salary" });
  enter(salary, "abc");
  expect(salary).toBeInvalid();
  expect(salary).toHaveAccessibleDescription(
    expect.stringContaining("We cannot read this monthly salary."),
  );
});

test("what the salary allows can be taken over", async () => {
  await openCalculator("standalone");
  enter(screen.getByRole("textbox", { name: "Monthly salary" }), "4,000");
  fireEvent.click(screen.getByRole("button", { name: "Use this amount" }));
  expect(amountField()).toHaveValue("12,000");
  expect(amountField()).toHaveFocus();
  expect(figure("You borrow")).toBe("$12,000.00");
});

test("the same loan on a reducing balance stands beside it", async () => {
  const { container } = await openCalculator("standalone");
  const table = screen.getByRole("table", { name: "Flat rate or reducing balance?" });
  expect(
    within(table).getByRole("row", { name: "Reducing balance $9,538.10 $7,228.57" }),
  ).toBeInTheDocument();
  expect(container).toHaveTextContent("At 4% a month the flat rate costs $4,771.43 more.");
});

test("no flat rate is called an annual percentage rate", async () => {
  const { container } = await openCalculator("standalone");
  expect(container.textContent).not.toMatch(/48|24(\.00)?%/);
  for (const name of ["Nominal APR", "Effective APR"])
    expect(Number.parseFloat(figure(name))).toBeGreaterThan(48);
});
