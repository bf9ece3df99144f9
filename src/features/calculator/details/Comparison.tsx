import { ArrowLink } from "../../../components/ArrowLink";
import { Disclosure } from "../../../components/Disclosure";
import { Computed } from "../Results";
import { reducingSentence } from "../state/sentences";
import type { CalculatorPartProps } from "../useCalculator";

/** A loan at a flat rate beside one on a reducing balance, and the way to compare any other offer. */
export function Comparison({ labels, state }: CalculatorPartProps) {
  const { quote } = state.lastFigures;
  const { title, lead, offer, check } = labels.comparison;
  return (
    <Disclosure
      title={title}
      answer={
        <Computed isValid={state.figures !== undefined}>
          {quote.isReducing ? check.label : reducingSentence(quote, state.currency, labels)}
        </Computed>
      }
      id="comparison"
      className="screen-only"
    >
      {!quote.isReducing && <p>{lead}</p>}
      <p>{offer}</p>
      <ArrowLink to={check.to}>{check.label}</ArrowLink>
    </Disclosure>
  );
}
