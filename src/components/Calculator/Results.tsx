import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, from } from "../../theme/breakpoints";
import { column, fitGrid, row, small } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { cardPadding } from "./styles";

/** A sum of this many characters or more has a smaller font. */
const LONG_SUM = 12;

/** The characters of the longest figure that half of a phone's width has room for in large type. */
const LONGEST_LARGE_FACT = 10;
export const NO_FIGURE = "—";

interface ComputedProps {
  id?: string;
  /** What is computed, or was last while a field is invalid. */
  children: string;
  isValid: boolean;
}

/** A computed figure, which translators leave alone; a dash while there is none. */
export const ComputedFigure = ({ id, children, isValid }: ComputedProps) => (
  <span id={id} translate="no">
    {isValid ? children : NO_FIGURE}
  </span>
);

/** A computed sentence, hidden in its space while it is invalid. */
export const Computed = ({ children, isValid }: ComputedProps) => (
  <span data-computed={isValid ? "current" : "stale"}>{children}</span>
);

interface PanelProps {
  title: string;
  heading?: "h2" | "h3";
  children: ReactNode;
  notes: readonly string[];
}

export interface ResultsProps extends PanelProps {
  /** The largest figure, and the others; the last valid ones while a field is invalid. */
  main: readonly [label: string, figure: string];
  facts: readonly (readonly [label: string, figure: string, isLarge?: true])[];
  isValid: boolean;
  /** What the largest figure means, in a sentence. */
  meaning: ReactNode;
}

/** What a loan costs: one large figure, others beside each other, and the next step. */
export function Results(props: ResultsProps) {
  const { main, facts, isValid, ...panel } = props;
  const [name, sum] = main;
  const areShort = facts.every(([, figure]) => figure.length <= LONGEST_LARGE_FACT);
  return (
    <ResultsPanel {...panel}>
      <dl>
        <Main>
          <dt>{name}</dt>
          <dd data-sum={sum.length >= LONG_SUM ? "long" : ""}>
            <ComputedFigure isValid={isValid}>{sum}</ComputedFigure>
          </dd>
          <dd data-computed={isValid ? "current" : "stale"}>{props.meaning}</dd>
        </Main>
      </dl>
      <Facts>
        {facts.map(([label, figure, isLarge]) => (
          <div key={label} data-large={(isLarge && areShort) || undefined}>
            <dt>{label}</dt>
            <dd>
              <ComputedFigure isValid={isValid}>{figure}</ComputedFigure>
            </dd>
          </div>
        ))}
      </Facts>
      {props.children}
    </ResultsPanel>
  );
}

/** The panel of what a loan costs, with notes at its end. */
export const ResultsPanel = ({ title, heading: Heading = "h2", notes, children }: PanelProps) => (
  <Result data-tone="dark">
    <Heading className="visually-hidden">{title}</Heading>
    {children}
    {notes.map((note) => (
      <Note key={note}>{note}</Note>
    ))}
  </Result>
);

const Result = styled.div`
  ${column}
  padding: ${cardPadding};
  background: ${color.background};
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${color.textMuted};
    line-height: 1.35;
  }
  & > a {
    margin-top: ${space[4]};
  }
  ${below("md")} {
    padding-block: ${space[3]} ${space[5]};
    & dt {
      font-size: ${size.small};
    }
  }
`;

const Main = styled.div`
  ${row(`0 ${space[4]}`)}
  align-items: baseline;
  justify-content: space-between;
  & > [data-sum] {
    font: 700 clamp(1.75rem, 1rem + 2.6vw, 3.25rem) / 1.15 ${token.fontDisplay};
  }
  & > [data-sum="long"] {
    font-size: clamp(1.125rem, 0.75rem + 1.9vw, 2rem);
  }
  & > [data-computed] {
    flex-basis: 100%;
    ${small}
    font-weight: 400;
    line-height: 1.5;
  }
  ${from("md")} {
    & > dt {
      flex-basis: 100%;
    }
  }
`;

/** Up to two figures beside each other, in the typeface of text. */
const Facts = styled.dl`
  ${fitGrid("max(8em, 34%)", `${space[2]} ${space[4]}`)}
  align-items: end;
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  & dd {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  ${from("md")} {
    gap: ${space[5]} ${space[6]};
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    & dd {
      font-size: ${size.large};
    }
  }
  & > [data-large] dd {
    font-size: ${size.h3};
    line-height: 1.2;
  }
`;

const Note = styled.p`
  margin-top: ${space[4]};
  ${small}
  line-height: 1.5;
  & + & {
    margin-top: ${space[2]};
  }
`;

export const Actions = styled.div`
  ${row(space[2])}
  margin-top: ${space[3]};
  ${below("sm")} {
    & > button[data-size] {
      flex: 1 0 max(40%, 5.5em);
      padding-inline: ${space[1]};
    }
  }
`;
