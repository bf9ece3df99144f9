import { render, screen } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { CalculatorAnswers } from "./CalculatorAnswers";

const content = readContent<Queries.CalculatorPageFieldsFragment>("loan-calculator/page.yaml");
const { method } = content;
const since = "February 1, 2026";
const PLAN = { ...STANDALONE_PLAN, since: "2026-02-01", former: null };

test.each([
  [null, fillTemplate(method.since, { since })],
  [
    [
      { since: "2025-03-01", prices: "5% a month" },
      { since: "2024-01-01", prices: "6% a month" },
    ],
    fillTemplate(method.former, { since, from: "March 1, 2025", prices: "5% a month" }),
  ],
])(
  "states when the current prices took effect and, if there are any, the latest earlier prices: %j",
  (former, sentence) => {
    render(<CalculatorAnswers content={content} plan={{ ...PLAN, former }} />);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  },
);
