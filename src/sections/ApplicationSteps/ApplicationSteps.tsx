import styled from "@emotion/styled";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { SectionHeading } from "../../components/Section";
import { StepCaption } from "../../components/StepCaption";
import { StepNumber } from "../../components/StepNumber";
import { from } from "../../theme/breakpoints";
import { contentWidth } from "../../theme/measures";
import { columns, plainHeading, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { Checklist } from "../Requirements";

interface ApplicationStepsProps {
  steps: readonly Queries.ApplicationStepFieldsFragment[];
}

/** The steps of an application, each with a picture and the documents it asks for. */
export function ApplicationSteps({ steps }: ApplicationStepsProps) {
  return (
    <Steps>
      {steps.map(({ number, title, description, note, caption, picture, documents }) => (
        <li key={number}>
          <Container>
            <Picture
              picture={picture}
              sizes={`(min-width: 1280px) 533px, (min-width: 1024px) 43.5vw, ${contentWidth}`}
            />
            <div>
              <h2>
                <StepNumber number={number} visible />
                {title}
              </h2>
              <small>{note}</small>
              <p>{description}</p>
              {caption && <StepCaption>{caption}</StepCaption>}
              {picture && <Documents list={documents} />}
            </div>
            {!picture && <Documents list={documents} />}
          </Container>
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  & > li {
    padding-block: clamp(3rem, 2rem + 4vw, 6rem);
  }
  & > li:nth-of-type(even) {
    background: ${color.backgroundWarm};
  }
  & > li > div {
    ${stack(`${space[8]} clamp(3rem, 7vw, 7rem)`)}
    align-items: center;
    ${columns("lg", 2)}
  }
  ${from("lg")} {
    & > li:nth-of-type(odd) picture {
      order: 1;
    }
  }
  & img {
    border-radius: ${token.radiusLarge};
  }
  @media print {
    & > li {
      padding-block: ${space[4]};
    }
    & picture {
      display: none;
    }
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
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
`;

/** A note that looks like a slip of paper, with a dashed edge. */
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

interface ApplicationAdviceProps {
  content: Queries.ApplicationAdviceFieldsFragment;
}

const Columns = styled(Container)`
  ${stack(`${space[10]} clamp(3rem, 8vw, 8rem)`)}
  ${columns("lg", "minmax(0, 5fr) minmax(0, 7fr)")}
`;

const Entries = styled.ul`
  & > li {
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  & > li:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  & h3 {
    ${plainHeading}
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

/** What makes an application quick. */
export function ApplicationAdvice({ content }: ApplicationAdviceProps) {
  return (
    <Band data-tone="dark">
      <Columns>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          {content.more && <ArrowLink to={content.more.to}>{content.more.label}</ArrowLink>}
        </div>
        <Entries>
          {content.entries.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Entries>
      </Columns>
    </Band>
  );
}
