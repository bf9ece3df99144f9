import styled from "@emotion/styled";
import { Picture } from "../components/Picture";
import { Section } from "../components/Section";
import { StepCaption, StepNumber } from "../components/Step";
import { below, from } from "../theme/breakpoints";
import { centred, column, columns, muted, plainHeading, stack, stepNote } from "../theme/parts";
import { color, contentWidth, space, token } from "../theme/tokens";

type Step = Queries.ProcessStepFieldsFragment &
  Partial<Pick<Queries.StepFieldsFragment, "picture" | "caption">>;

/** In narrow windows, a nearly square box crops the sides. */
const SIZES = `(min-width: 1312px) 19rem, (min-width: 1024px) calc(0.25 * ${contentWidth}), (min-width: 640px) calc(0.57 * ${contentWidth} - 0.86rem), calc(1.143 * ${contentWidth})`;

/** Lists steps along a line: down the phone, or across. */
export const Steps = ({ steps, ...list }: { steps: readonly Step[]; "data-pairs"?: "" }) => (
  <List {...list}>
    {steps.map(({ title, description, note, picture = null, caption }, index) => (
      <li key={title}>
        <Picture picture={picture} sizes={SIZES} />
        <div>
          <Mark aria-hidden="true">{index + 1}</Mark> {note && <small>{note}</small>}
          <h3>
            <StepNumber number={index + 1} />
            {title}
          </h3>
          {description && <p>{description}</p>}
          {caption && <StepCaption>{caption}</StepCaption>}
        </div>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  ${stack(`${space[10]} 0`)}
  ${columns("sm", 2)}
  ${from("sm")} {
    &:has(img) {
      column-gap: ${space[6]};
    }
  }
  ${from("lg")} {
    &:not([data-pairs]) {
      grid: auto / auto-flow minmax(0, 1fr);
    }
    &:has(img) {
      column-gap: ${space[2]};
    }
  }
  & > li {
    ${column}
  }
  & img {
    aspect-ratio: 21 / 20;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  ${from("lg")} {
    & img {
      aspect-ratio: 6 / 5;
    }
  }
  & > li > div {
    position: relative;
    margin-top: ${space[5]};
    padding: ${space[8]} ${space[6]} 0 0;
    border: solid ${color.text};
    border-width: 2px 0 0;
  }
  & > li > picture + div {
    margin-top: 0;
    border: 0;
    & > [aria-hidden] {
      left: ${space[5]};
    }
  }
  ${below("sm")} {
    &:not(:has(img)) {
      row-gap: 0;
      & > li > div {
        margin: 0 0 0 ${space[5]};
        padding: 0 0 0 ${space[8]};
        border-width: 0 0 0 2px;
      }
      & > li:has(+ li) > div {
        padding-bottom: ${space[8]};
      }
      & > li:not(:has(+ li)) > div {
        border-color: transparent;
      }
      & [aria-hidden] {
        top: 0;
        left: -1.3125rem;
      }
    }
  }
  & small {
    ${stepNote}
  }
  & h3 {
    ${plainHeading}
  }
  & p {
    max-width: 32rem;
    ${muted(space[2])}
  }
`;

/** The step's number, on the line above the step. */
const Mark = styled.span`
  position: absolute;
  top: -1.3125rem;
  ${centred("2.5rem")}
  border: 2px solid ${color.text};
  border-radius: ${token.radiusRound};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 1.25rem / 1 ${token.fontDisplay};
`;

interface ProcessProps {
  content: Queries.ProcessFieldsFragment;
  background?: "plain" | "warm";
  "data-pairs"?: "";
}

export const Process = ({ content, background = "warm", ...steps }: ProcessProps) => (
  <Section data-background={background} title={content.title} text={content.text}>
    <Steps steps={content.steps} {...steps} />
  </Section>
);
