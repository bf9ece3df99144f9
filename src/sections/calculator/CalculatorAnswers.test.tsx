import { render, screen } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { CalculatorAnswers } from "./CalculatorAnswers";

const cannotPay = {
  text: "It happens.",
  action: { label: "If you cannot pay", to: "/help" },
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

test.each([
  [null, "The same since February 1, 2026."],
  [
    [
      { since: "2025-03-01", prices: "5% a month" },
      { since: "2024-01-01", prices: "6% a month" },
    ],
    "Since February 1, 2026; before, from March 1, 2025: 5% a month.",
  ],
])(
  "states since when the prices have applied, and what they were before, given the earlier prices %j",
  (former, sentence) => {
    render(
      <CalculatorAnswers content={content} plan={{ ...PLAN, former }} estimate="An estimate." />,
    );
    expect(screen.getByText(sentence)).toBeInTheDocument();
  },
);
