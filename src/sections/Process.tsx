import styled from "@emotion/styled";
import { Section } from "../components/Section";
import { StepNumber } from "../components/Step";
import { from } from "../theme/breakpoints";
import { plainHeading, square, stepNote } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

interface ProcessProps {
  content: Queries.ProcessFieldsFragment;
  background?: "plain" | "warm";
}

/** A column of steps along a line, or a row on laptops and wider. */
const Steps = styled.ol`
  display: grid;
  & > li {
    position: relative;
    padding: 0 0 ${space[10]} ${space[10]};
    border-left: 2px solid ${color.text};
  }
  & > li:last-of-type {
    padding-bottom: 0;
  }
  & > li::before {
    content: "";
    position: absolute;
    top: 0.3em;
    left: -0.6em;
    ${square("1.1em")}
    border: 2px solid ${color.text};
    border-radius: ${token.radiusRound};
    background: ${color.accent};
  }
  & h3 {
    ${plainHeading}
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    max-width: ${token.textWidth};
  }
  & small {
    ${stepNote}
  }
  ${from("lg")} {
    grid-template-rows: auto auto 1fr auto;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    /* Aligns the titles even if only some steps have a note above them. */
    & > li {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
      padding: ${space[8]} ${space[6]} 0 0;
      border-left: 0;
      border-top: 2px solid ${color.text};
    }
    & small {
      grid-row: 1;
    }
    & h3 {
      grid-row: 2;
    }
    & p {
      grid-row: 3;
    }
    & > li::before {
      top: -0.65em;
      left: 0;
    }
  }
`;

export function Process({ content, background = "warm" }: ProcessProps) {
  return (
    <Section data-background={background} title={content.title} text={content.text}>
      <Steps>
        {content.steps.map(({ title, description, note }, index) => (
          <li key={title}>
            {note && <small>{note}</small>}
            <h3>
              <StepNumber number={index + 1} />
              {title}
            </h3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </Steps>
    </Section>
  );
}
