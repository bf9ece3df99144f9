import { Button } from "../../../components/Button";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { formatMoney } from "../../../lending/money";
import type { CalculatorViewProps } from "../CalculatorView";
import { paymentsSentence } from "../state/sentences";
import { Actions, Details, Headline } from "./styles";

/** Stands where a figure would, while a field cannot be read. */
export const NO_FIGURE = "—";

/** From this many characters on a sum gets smaller letters. */
const LONG_SUM = 12;

/** What the loan costs: the payment, the sums, the annual percentage rates, and all of it in words. */
export function Results({ words, state, actions, heading: Heading }: CalculatorViewProps) {
  const { figures, lastFigures, currency } = state;
  const names = words.results;
  const { quote, payment, interest, repayment, annualRate } = lastFigures;
  const money = (cents: bigint) => formatMoney(cents, currency);
  const shown = (figure: string) =>
    figures ? { children: figure } : { children: NO_FIGURE, "data-room": figure };
  const rows = [
    [names.principal, money(quote.principal)],
    [names.interest, money(interest)],
    [names.repayment, money(repayment)],
    [names.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
    [names.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
  ] as const;
  const buttons: [string, () => void][] = [
    [names.copyLink, actions.copyLink],
    [names.copyFigures, actions.copyFigures],
    [names.print, actions.print],
  ];
  return (
    <>
      <Headline data-tone="dark">
        <Heading className="visually-hidden">{names.title}</Heading>
        <dl>
          <div>
            <dt>{names.payment}</dt>
            <dd
              data-length={money(payment).length >= LONG_SUM ? "long" : undefined}
              {...shown(money(payment))}
            />
            <dd data-held={figures ? undefined : true}>
              {paymentsSentence(lastFigures, currency)}
            </dd>
          </div>
        </dl>
      </Headline>
      <Details data-tone="dark">
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...shown(value)} />
            </div>
          ))}
        </dl>
        <p>{names.rateNote}</p>
        <p>{names.estimate}</p>
        <Actions className="needs-script">
          {buttons.map(([name, act]) => (
            <Button
              key={name}
              type="button"
              data-variant="secondary"
              data-size="small"
              disabled={!figures}
              onClick={act}
            >
              {name}
            </Button>
          ))}
        </Actions>
      </Details>
    </>
  );
}
