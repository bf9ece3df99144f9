import styled from "@emotion/styled";
import { Answers } from "../../components/Calculator/CalculatorFrame";
import { Disclosure } from "../../components/Disclosure";
import { RichText } from "../../components/RichText";
import { Small } from "../../components/Type";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { fitGrid } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { TypicalFigures } from "./TypicalFigures";

interface CalculatorAnswersProps {
  content: Pick<
    Queries.CalculatorPageFieldsFragment,
    "method" | "explanation" | "typical" | "cannotPay"
  >;
  plan: RatePlan & Pick<Queries.RatePlanFieldsFragment, "since" | "former">;
  estimate: string;
}

/** Answers that do not depend on the input: the method, typical costs, and what to do if you cannot pay. */
export function CalculatorAnswers({ content, plan, estimate }: CalculatorAnswersProps) {
  const { method, explanation, typical, cannotPay } = content;
  return (
    <Answers className="screen-only">
      <Disclosure title={method.title} answer={method.answer} id="method">
        <Entries>
          {explanation.map(({ title, body }) => (
            <div key={title}>
              <h4>{title}</h4>
              <RichText html={body} />
            </div>
          ))}
        </Entries>
        <Small as="p">{sinceText(method, plan)}</Small>
      </Disclosure>
      <Disclosure title={typical.title} answer={typical.answer} id="typical">
        <TypicalFigures content={typical} plan={plan} estimate={estimate} />
      </Disclosure>
      <CannotPay id="if-you-cannot-pay">
        {cannotPay.text} <a href={cannotPay.action.to}>{cannotPay.action.label}</a>
      </CannotPay>
    </Answers>
  );
}

/** States when the prices took effect, and what they were before, if they have changed. */
const sinceText = (
  texts: CalculatorAnswersProps["content"]["method"],
  { since, former }: CalculatorAnswersProps["plan"],
) => {
  const [before] = former ?? [];
  return fillTemplate(before ? texts.former : texts.since, {
    since: formatDate(since),
    from: before ? formatDate(before.since) : "",
    prices: before?.prices ?? "",
  });
};

const Entries = styled.div`
  ${fitGrid("20rem", `${space[8]} ${space[12]}`)}
  margin-bottom: ${space[8]};
  & h4 {
    margin-bottom: ${space[2]};
  }
`;

const CannotPay = styled.p`
  padding-block: ${space[5]};
  border-top: 1px solid ${color.line};
  scroll-margin-top: 8rem;
`;
