import { render, screen } from "@testing-library/react";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../../test/lending/plans";
import { labels } from "../../../test/offerLabels";
import { cellsOf } from "../../../test/texts";
import { Alternatives } from "./Alternatives";

const { form, results } = labels;

const alternatives = {
  title: "What else",
  lead: null,
  loan: "{amount} over {time}",
  own: "Ours",
  other: "{rate} on what is owed",
  otherRate: 1,
  ways: [
    { title: "A union", description: "{otherCost} there, {ownCost} here." },
    { title: "Waiting", description: "{instalment} for {waiting}." },
  ],
};

const EXAMPLE = { amount: 12_000, termMonths: 12 };

// 12,000 over 12 months: the payment and interest are 1,240 and 2,880 at a flat 2%, 1,480 and 5,760
// at a flat 4%, and 1,066.19 and 794.23 at 1% on the balance.
test.each([
  [STANDALONE_PLAN, "$1,240.00", "$2,880.00", 10],
  [RESOURCES_PLAN, "$1,480.00", "$5,760.00", 9],
])(
  "compares the plan's loan with one at the other rate, and with saving the instalments instead (%#)",
  (...each) => {
    const [plan, instalment, cost, waiting] = each;
    render(
      <Alternatives
        content={{ alternatives, form, results }}
        plan={{ ...plan, example: EXAMPLE }}
      />,
    );
    const name = `$12,000.00 over 12 months`;
    expect(screen.getByRole("table", { name })).toBeVisible();
    expect(cellsOf(form.instalment)).toEqual([instalment, "$1,066.19"]);
    expect(cellsOf(results.cost)).toEqual([cost, "$794.23"]);
    expect(screen.getByText(`$794.23 there, ${cost} here.`)).toBeVisible();
    expect(screen.getByText(`${instalment} for ${waiting} months.`)).toBeVisible();
  },
);
