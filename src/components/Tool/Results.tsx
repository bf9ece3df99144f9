import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, from } from "../../theme/breakpoints";
import { column, row } from "../../theme/parts";
import { color, space } from "../../theme/tokens";
import { Small } from "../Type";
import { cardPadding } from "./ToolFrame";

export const NO_FIGURE = "—";

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
  heading?: "h2" | "h3";
  children: ReactNode;
  notes: readonly string[];
}

export const ResultsPanel = ({ title, heading: Heading = "h2", notes, children }: PanelProps) => (
  <>
    <Result data-tone="dark">
      <Heading className="visually-hidden">{title}</Heading>
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
