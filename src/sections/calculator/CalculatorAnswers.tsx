import styled from "@emotion/styled";
import { Answers } from "../../components/Calculator/CalculatorFrame";
import { Disclosure } from "../../components/Disclosure";
import { RichText } from "../../components/RichText";
import { Small } from "../../components/Type";
import { CANNOT_PAY_ANCHOR } from "../../features/calculator/calculatorProps";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { useSite } from "../../lib/useSite";
import { columns, lineLink, stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { TypicalFigures } from "./TypicalFigures";

interface CalculatorAnswersProps {
  content: Pick<
    Queries.CalculatorPageFieldsFragment,
    "method" | "explanation" | "typical" | "cannotPay"
  >;
  plan: RatePlan & Pick<Queries.RatePlanFieldsFragment, "since" | "former">;
  /** States that the figures are an estimate. */
  estimate: string;
}

/** Answers what does not depend on the input: the method, typical costs, and what to do if you cannot pay. */
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
        <Since>{sinceText(method, plan)}</Since>
      </Disclosure>
      <Disclosure title={typical.title} answer={typical.answer} id="typical">
        <TypicalFigures content={typical} plan={plan} estimate={estimate} />
      </Disclosure>
      <Disclosure title={cannotPay.title} answer={cannotPay.answer} id={CANNOT_PAY_ANCHOR}>
        <CannotPay content={cannotPay} />
      </Disclosure>
    </Answers>
  );
}

/** States since when the prices apply, and what applied before, if anything did. */
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

/** Lists whom to call, what happens and what to avoid if a visitor cannot pay an instalment. */
function CannotPay({ content }: { content: CalculatorAnswersProps["content"]["cannotPay"] }) {
  const { phone, hours } = useSite().lender;
  const [office] = hours;
  return (
    <>
      <p>{content.lead}</p>
      <Steps>
        <dt>{content.call}</dt>
        <dd>
          <p>{content.callText}</p>
          <p>
            <a href={phone.url}>{phone.display}</a>
            {office && `, ${office.days}, ${office.hours}`}
          </p>
          <a href={content.write.to}>{content.write.label}</a>
        </dd>
        <dt>{content.happens}</dt>
        <dd>{content.happensText}</dd>
        <dt>{content.avoid}</dt>
        <dd>
          <ul>
            {content.avoidList.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </dd>
      </Steps>
    </>
  );
}

const Entries = styled.div`
  ${stack(`${space[8]} ${space[12]}`)}
  ${columns("md", 2)}
  & h4 {
    margin-bottom: ${space[2]};
  }
`;

const Since = styled(Small)`
  display: block;
  margin-top: ${space[8]};
`;

const Steps = styled.dl`
  & dt {
    margin-top: ${space[5]};
    font-weight: 600;
    color: inherit;
  }
  & dd {
    margin-top: ${space[1]};
    font-weight: 400;
  }
  & a {
    ${lineLink}
  }
  & ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  & li {
    margin-top: ${space[1]};
  }
`;
