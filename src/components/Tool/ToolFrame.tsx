import styled from "@emotion/styled";
import type { ReactNode, RefObject } from "react";
import { useHydrated } from "../../lib/useHydrated";
import { from, withScript } from "../../theme/breakpoints";
import { column, columns, stack, surface } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { useDebouncedText } from "./useDebouncedText";

interface ToolFrameProps {
  id: string;
  root?: RefObject<HTMLDivElement | null>;
  /** The messages to announce after a change, in order. */
  announcements: readonly (string | undefined)[];
  isPrintedAlone?: boolean;
  children: ReactNode;
}

export const ToolFrame = (props: ToolFrameProps) => (
  <Root id={props.id} data-printed={props.isPrintedAlone ? "" : undefined} ref={props.root}>
    <div data-prerendered={useHydrated() ? undefined : true}>{props.children}</div>
    <p role="status" className="visually-hidden">
      {useDebouncedText(props.announcements.filter(Boolean).join(" "))}
    </p>
  </Root>
);

/** Prints without card padding and captions, to fit on one sheet. */
const onPaper = `
  @media print {
    & :is([data-card], [data-card] > *, [data-answers]) {
      margin-block: 0;
      padding: 0;
      overflow: visible;
    }
    & [data-answers] caption {
      display: none;
    }
    && table {
      font-size: 0.8125rem;
      line-height: 1.25;
    }
    & table :is(th, td) {
      padding-block: 1pt;
    }
    & :is(summary, summary + div) {
      padding-block: 0;
    }
    & [data-card] .button {
      display: none;
    }
  }
`;

/**
 * Shared URLs target this element. When one is opened, the prerendered example is hidden but keeps its
 * space, so that nobody sees it before the shared loan. If the script does not replace the example within 8
 * seconds, it is shown. What is outdated because a field is invalid keeps its space too, and is hidden until the
 * field is valid.
 */
const Root = styled.div`
  & [data-computed="stale"] {
    visibility: hidden;
  }
  @keyframes reveal {
    to { visibility: visible; }
  }
  ${withScript} {
    &:target > [data-prerendered] :is(input, select, dd, tbody, tfoot, [data-computed]) {
      visibility: hidden;
      animation: reveal 0s 8s forwards;
    }
  }
  ${onPaper}
`;

/** Small enough on phones for the form and the result to be in view together. */
export const cardPadding = "clamp(0.875rem, -0.35rem + 5.4vw, 2.5rem)";

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${token.radiusLarge};
  overflow: clip;
  box-shadow: ${token.shadow};
  ${from("lg")} {
    grid-template: 1fr auto / minmax(0, 1.3fr) minmax(0, 1fr);
    & > [data-tone] {
      grid-row: span 2;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Form = styled.form`
  ${column}
  gap: ${space[3]};
  padding: ${cardPadding};
  background: ${color.background};
  ${from("lg")} {
    gap: ${space[8]};
  }
`;

export const ToolFields = styled.div`
  ${stack(`${space[4]} ${space[5]}`)}
  ${columns("sm", 2)}
`;

export const Answers = styled.div`
  margin-top: ${space[6]};
  padding-inline: ${cardPadding};
  ${surface}
  & > details {
    border-bottom: 0;
  }
  & > details + details {
    border-top: 1px solid ${color.line};
  }
  & .muted {
    margin-block: 0 ${space[4]};
  }
`;
