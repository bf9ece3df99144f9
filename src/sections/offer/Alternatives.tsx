import { Entries } from "../../components/Entries";
import { FigureTable } from "../../components/FigureTable";
import { Section, Split } from "../../components/Section";
import { loanFigures } from "../../lending/loanFigures";
import { ownMoney } from "../../lending/money";
import { offerFigures, offerOf, rateText } from "../../lending/offer";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { monthsText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import { useSite } from "../../lib/useSite";

interface AlternativesProps {
  content: Pick<Queries.OfferPageFieldsFragment, "alternatives" | "form" | "results">;
  /** The plan, including its example loan for comparison. */
  plan: RatePlan & Pick<Queries.RatePlanFieldsFragment, "example">;
}

/** Lists alternatives to our loan, beside a table that compares it with a loan at `otherRate`. */
export function Alternatives({ content, plan }: AlternativesProps) {
  const { alternatives, form, results } = content;
  const { units } = useSite().labels;
  const amount = centsOf(plan.example.amount);
  const months = plan.example.termMonths;
  const other: RatePlan = {
    ...plan,
    interest: "reducing",
    rateBands: [{ monthlyRatePercent: alternatives.otherRate }],
  };
  const loans = [plan, other].map((each) => {
    const offer = offerOf(loanFigures(each, amount, months));
    return { offer, figures: offerFigures(offer) };
  });
  const costs = loans.map(({ figures }) => ownMoney(figures?.cost ?? 0n));
  const { payment: instalment } = loanFigures(plan, amount, months);
  const values = {
    amount: ownMoney(amount),
    time: monthsText(months, units),
    rate: `${alternatives.otherRate}%`,
    ownCost: costs[0] ?? "",
    otherCost: costs[1] ?? "",
    instalment: ownMoney(instalment),
    // Rounded up, because the last month completes the amount.
    waiting: monthsText(Number((amount + instalment - 1n) / instalment), units),
  };
  const rows: [string, string[]][] = [
    [form.instalment, loans.map(({ offer }) => ownMoney(offer.instalment))],
    [results.repaid, loans.map(({ figures }) => ownMoney(figures?.repaid ?? 0n))],
    [results.cost, costs],
    [results.nominalRate, loans.map(({ figures }) => rateText(figures?.nominalPercent))],
    [results.effectiveRate, loans.map(({ figures }) => rateText(figures?.effectivePercent))],
  ];
  return (
    <Section id="what-else" content={alternatives}>
      <Split ratio="minmax(0, 1fr) minmax(0, 1fr)">
        <FigureTable
          caption={fillTemplate(alternatives.loan, values)}
          showsCaption
          columns={[alternatives.own, fillTemplate(alternatives.other, values)]}
          narrow="scroll"
          rows={rows.map(([heading, cells]) => ({ key: heading, heading, cells }))}
        />
        <Entries
          data-lines=""
          entries={alternatives.ways.map(({ title, description }) => ({
            title,
            description: fillTemplate(description, values),
          }))}
        />
      </Split>
    </Section>
  );
}
