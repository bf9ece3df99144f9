import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Split } from "../../components/Split";
import { StepCaption, StepNumber } from "../../components/Step";
import { from } from "../../theme/breakpoints";
import { muted, plainHeading } from "../../theme/parts";
import { color, contentWidth, size, space, token } from "../../theme/tokens";
import { Checklist } from "../Requirements";

interface ApplicationStepsProps {
  steps: readonly Queries.ApplicationStepFieldsFragment[];
}

/** Lists the steps of an application, each with a picture and the required documents. The sides alternate. */
export function ApplicationSteps({ steps }: ApplicationStepsProps) {
  return (
    <Steps>
      {steps.map(({ title, description, note, caption, picture, documents }, index) => (
        <li key={title} data-turned={index % 2 === 0 || undefined}>
          <Split as={Container} ratio="1fr 1fr" data-align="centre">
            <Picture
              picture={picture}
              sizes={`(min-width: 1280px) 533px, (min-width: 1024px) 43.5vw, ${contentWidth}`}
              priority={index === 0}
            />
            <div>
              <h2>
                <StepNumber number={index + 1} visible />
                {title}
              </h2>
              <small>{note}</small>
              <p>{description}</p>
              {caption && <StepCaption>{caption}</StepCaption>}
              {picture && <Documents list={documents} />}
            </div>
            {!picture && <Documents list={documents} />}
          </Split>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  & > li {
    padding-block: clamp(3rem, 2rem + 4vw, 6rem);
  }
  & > [data-turned] {
    background: ${color.backgroundWarm};
  }
  ${from("lg")} {
    & > [data-turned] picture {
      order: 1;
    }
  }
  & img {
    border-radius: ${token.radiusLarge};
  }
  & h2 {
    display: flex;
    align-items: baseline;
    gap: 0.3em;
  }
  & h2 > span {
    color: ${color.emphasis};
  }
  & small {
    display: inline-block;
    margin-top: ${space[4]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${token.radiusSmall};
    background: ${color.positiveBackground};
    color: ${color.positive};
    font-size: ${size.small};
    font-weight: 600;
  }
  & h2 ~ p {
    ${muted(space[4])}
  }
`;

const Documents = styled(Checklist)`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 2px dashed ${color.lineStrong};
  & h3 {
    ${plainHeading}
  }
  & p {
    margin-top: ${space[1]};
  }
  & ul {
    margin-top: ${space[4]};
  }
  & > a {
    margin-top: ${space[3]};
  }
`;
