import styled from "@emotion/styled";
import { useSite } from "../../../lib/useSite";
import { space } from "../../../theme/tokens";
import type { CalculatorViewProps } from "../calculatorProps";
import { Panel } from "../styles";

/** The id of the section, which links to it have as their fragment. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";

/** Whom to call, what happens and what to avoid when an instalment cannot be paid. */
export function CannotPay({ labels, heading: Heading }: CalculatorViewProps) {
  const { phone, hours } = useSite().lender;
  const { title, lead, call, callText, write, happens, happensText, avoid, avoidList } =
    labels.cannotPay;
  const [office] = hours;
  return (
    <Panel id={CANNOT_PAY_ANCHOR} className="screen-only">
      <Heading>{title}</Heading>
      <p>{lead}</p>
      <Steps>
        <dt>{call}</dt>
        <dd>
          <p>{callText}</p>
          <p>
            <a href={phone.url}>{phone.display}</a>
            {office && `, ${office.days}, ${office.hours}`}
          </p>
          <a href={write.to}>{write.label}</a>
        </dd>
        <dt>{happens}</dt>
        <dd>{happensText}</dd>
        <dt>{avoid}</dt>
        <dd>
          <ul>
            {avoidList.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </dd>
      </Steps>
    </Panel>
  );
}

const Steps = styled.dl`
  & dt {
    margin-top: ${space[5]};
    font-weight: 600;
  }
  & dd {
    margin-top: ${space[1]};
  }
  & a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  & ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  & li {
    margin-top: ${space[1]};
  }
`;
