import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, from } from "../../theme/breakpoints";
import { column, fitGrid, row } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";
import { Small } from "../Type";
import { cardPadding } from "./CalculatorFrame";

const NO_FIGURE = "—";

interface ComputedProps {
  id?: string;
  children: string;
  isValid: boolean;
}

/** A computed figure, or a dash if there is none. */
export const ComputedFigure = ({ id, children, isValid }: ComputedProps) => (
  <span id={id} translate="no">
    {isValid ? children : NO_FIGURE}
  </span>
);

/** A computed sentence. While the input is invalid, the sentence is hidden but keeps its space. */
export const Computed = ({ children, isValid }: ComputedProps) => (
  <span data-computed={isValid ? "current" : "stale"}>{children}</span>
);

interface PanelProps {
  title: string;
  /** Whether the title is a message, and therefore visible. */
  isNotice?: boolean;
  heading?: "h2" | "h3";
  children: ReactNode;
  notes: readonly string[];
}

export const ResultsPanel = ({
  title,
  isNotice,
  heading: Heading = "h2",
  notes,
  children,
}: PanelProps) => (
  <>
    <Result data-tone="dark">
      <Heading className={isNotice ? "subtitle" : "visually-hidden"}>{title}</Heading>
      {children}
    </Result>
    <Notes>
      {notes.map((note) => (
        <Small key={note} as="p" data-terms="">
          {note}
        </Small>
      ))}
    </Notes>
  </>
);

/** The notes are below the figures, or below the form where the form is beside the figures. */
const Notes = styled.div`
  padding: ${space[4]} ${cardPadding};
  background: ${color.background};
  ${from("lg")} {
    padding-block: 0 ${cardPadding};
  }
`;

const Result = styled.div`
  ${column}
  padding: ${cardPadding};
  background: ${color.background};
  ${below("md")} {
    padding-block: ${space[3]} ${space[5]};
  }
  & dt {
    line-height: 1.35;
    ${below("sm")} {
      font-size: ${size.small};
    }
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > dl:not([data-main]) {
    ${fitGrid("max(8em, 34%)", `${space[2]} ${space[4]}`)}
    align-items: end;
    margin-top: ${space[2]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    ${from("md")} {
      gap: ${space[5]} ${space[6]};
      margin-top: ${space[5]};
      padding-top: ${space[5]};
    }
  }
  & > [data-main] {
    ${row(`0 ${space[4]}`)}
    align-items: baseline;
    justify-content: space-between;
    & > .small {
      flex-basis: 100%;
    }
    & > .figure {
      font-size: ${size.h2};
      /* The height stays the same, so that nothing moves when a sum becomes long. */
      &[data-long] {
        font-size: ${size.h3};
        line-height: calc(1.15 * ${size.h2});
      }
    }
    /* The label's lines do not depend on the sum's length. */
    & > dt {
      flex: none;
      width: 8em;
      ${from("md")} {
        width: 100%;
      }
    }
  }
  & [data-large] dd {
    font-size: ${size.h3};
    line-height: calc(1.2 * ${size.h3});
    &[data-long] {
      font-size: ${size.large};
    }
  }
  & > .subtitle {
    margin-bottom: ${space[4]};
  }
  & > [data-next] {
    ${column}
    & > .button {
      margin-top: ${space[4]};
      ${from("md")} {
        margin-top: ${space[8]};
      }
    }
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
