import { fireEvent, render, screen, within } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";
import { CANNOT_PAY_ANCHOR } from "../../features/calculator/calculatorProps";
import { CalculatorAnswers } from "./CalculatorAnswers";

const { phone, hours } = readContent<Queries.LenderFieldsFragment>("site.yaml");

const cannotPay = {
  title: "If you cannot pay",
  answer: "Call before the day.",
  lead: "It happens.",
  call: "Call us",
  callText: "A person answers.",
  write: { label: "Write instead", to: "/write" },
  happens: "What happens",
  happensText: "We agree a plan.",
  avoid: "What to avoid",
  avoidList: ["Another loan", "Silence"],
};

const content = {
  method: {
    title: "Method",
    answer: "By a flat rate.",
    since: "The same since {since}.",
    former: "Since {since}; before, from {from}: {prices}.",
  },
  explanation: [{ title: "Why?", body: "<p>Because.</p>" }],
  typical: {
    title: "Typical",
    answer: "In a table.",
    lead: "A few loans.",
    amount: "Amount",
    over: "Over",
    months: "{months} months",
    payment: "a month",
    interest: "interest",
    amounts: [5000],
    terms: [6],
  },
  cannotPay,
};

const PLAN = { ...STANDALONE_PLAN, since: "2026-02-01", former: null };

const answer = () => document.getElementById(CANNOT_PAY_ANCHOR) ?? document.body;

test("shows contacts, consequences and advice when it is opened", () => {
  render(<CalculatorAnswers content={content} plan={PLAN} estimate="An estimate." />);
  expect(answer()).not.toBeVisible();
  fireEvent.click(screen.getByRole("heading", { name: cannotPay.title }));
  expect(answer()).toBeVisible();
  for (const text of [cannotPay.lead, cannotPay.callText, cannotPay.happensText])
    expect(within(answer()).getByText(text)).toBeVisible();
  const call = within(answer()).getByRole("link", { name: phone.display });
  expect(call).toHaveAttribute("href", phone.url);
  expect(call.parentElement).toHaveTextContent(`${hours[0]?.days}, ${hours[0]?.hours}`);
  const write = within(answer()).getByRole("link", { name: cannotPay.write.label });
  expect(write).toHaveAttribute("href", cannotPay.write.to);
  const entries = within(answer()).getAllByRole("listitem");
  expect(entries.map(({ textContent }) => textContent)).toEqual(cannotPay.avoidList);
});

test.each([
  [null, "The same since February 1, 2026."],
  [
    [
      { since: "2025-03-01", prices: "5% a month" },
      { since: "2024-01-01", prices: "6% a month" },
    ],
    "Since February 1, 2026; before, from March 1, 2025: 5% a month.",
  ],
])("states since when the prices apply when what applied before is %j", (former, sentence) => {
  render(
    <CalculatorAnswers content={content} plan={{ ...PLAN, former }} estimate="An estimate." />,
  );
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
