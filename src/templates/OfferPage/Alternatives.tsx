import { FigureTable } from "../../components/FigureTable";
import { ItemList } from "../../components/ItemList";
import { Section, Split } from "../../components/Section";
import { ownMoney } from "../../lending/money";
import { ownOffer } from "../../lending/offer";
import { centsOf, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { monthsText } from "../../lib/units";
import { offerRows } from "./offerState";

interface AlternativesProps {
  content: Pick<Queries.OfferPageFieldsFragment, "alternatives" | "form" | "results">;
  /** The plan, including its example loan for comparison. */
  plan: RatePlan & Pick<Queries.RatePlanFieldsFragment, "example">;
}

/** Lists alternatives to our loan, beside a table that compares it with a loan at `otherRate`. */
export function Alternatives({ content, plan }: AlternativesProps) {
  const { alternatives } = content;
  const amount = centsOf(plan.example.amount);
  const months = plan.example.termMonths;
  const rateBands = [{ monthlyRatePercent: alternatives.otherRate }];
  const own = ownOffer(plan, amount, months);
  const other = ownOffer({ ...plan, interest: "reducing", rateBands, fees: [] }, amount, months);
  const { instalment } = own;
  const values = {
    amount: ownMoney(amount),
    time: monthsText(months),
    rate: `${alternatives.otherRate}%`,
    ownCost: ownMoney(own.cost),
    otherCost: ownMoney(other.cost),
    instalment: ownMoney(instalment),
    // Rounded up, because the last month completes the amount.
    waiting: monthsText(Number((amount + instalment - 1n) / instalment)),
  };
  return (
    <Section data-volume="quiet" id="what-else" content={alternatives}>
      <Split ratio="minmax(0, 1fr) minmax(0, 1fr)">
        <FigureTable
          caption={fillTemplate(alternatives.loan, values)}
          showsCaption
          columns={[alternatives.own, fillTemplate(alternatives.other, values)]}
          narrow="scroll"
          rows={offerRows([[own], [other]], content)}
        />
        <ItemList
          items={alternatives.ways.map(({ title, description }) => ({
            title,
            description: fillTemplate(description, values),
          }))}
        />
      </Split>
    </Section>
  );
}
