import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

interface StepListProps {
  steps: readonly Queries.StepDataFragment[];
  /** Stands in a row from laptops up; in a column otherwise. */
  row?: boolean;
  /** What belongs to a step beside its words. */
  children?: (number: number) => ReactNode;
}

const List = styled.ol`
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
    width: 1.1em;
    height: 1.1em;
    border: 2px solid ${color.text};
    border-radius: ${token.radiusRound};
    background: ${color.accent};
  }
  & h3 {
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    max-width: ${token.textWidth};
  }
  & small {
    display: block;
    font-size: ${size.small};
    font-weight: 600;
    color: ${color.positive};
  }
  ${from("lg")} {
    &[data-row] {
      grid-template-rows: auto auto 1fr auto;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
    /* Titles line up, whether or not a step has a note above its own. */
    &[data-row] > li {
      display: grid;
      grid-row: 1 / -1;
      grid-template-rows: subgrid;
      padding: ${space[8]} ${space[6]} 0 0;
      border-left: 0;
      border-top: 2px solid ${color.text};
    }
    &[data-row] small {
      grid-row: 1;
    }
    &[data-row] h3 {
      grid-row: 2;
    }
    &[data-row] p {
      grid-row: 3;
    }
    &[data-row] > li::before {
      top: -0.65em;
      left: 0;
    }
  }
`;

/** The steps of a process, numbered for those who hear them and lined up for those who see them. */
export function StepList({ steps, row, children }: StepListProps) {
  return (
    <List data-row={row || undefined}>
      {steps.map(({ number, title, description, note }) => (
        <li key={number}>
          {note && <small>{note}</small>}
          <h3>
            <span className="visually-hidden">Step {number}: </span>
            {title}
          </h3>
          <p>{description}</p>
          {children?.(number)}
        </li>
      ))}
    </List>
  );
}

export const query = graphql`
  fragment StepData on Step {
    number
    title
    description
    icon
    note
  }
`;
