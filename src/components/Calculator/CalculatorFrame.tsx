import styled from "@emotion/styled";
import type { ReactNode, RefObject } from "react";
import { useDebouncedText } from "../../lib/useDebouncedText";
import { useHydrated } from "../../lib/useHydrated";
import { withScript } from "../../theme/breakpoints";

interface CalculatorFrameProps {
  id: string;
  root: RefObject<HTMLDivElement | null>;
  /** Announced to assistive technology after a change, one after the other. */
  announcements: readonly (string | undefined)[];
  /** Whether the page is printed without anything else. */
  isPrintedAlone?: boolean;
  children: ReactNode;
}

/** A calculator, which is prerendered and announces what it computes. */
export const CalculatorFrame = ({
  id,
  root,
  announcements,
  isPrintedAlone,
  children,
}: CalculatorFrameProps) => (
  <Root id={id} data-printed={isPrintedAlone ? "" : undefined} ref={root}>
    <div data-prerendered={useHydrated() ? undefined : true}>{children}</div>
    <p role="status" className="visually-hidden">
      {useDebouncedText(announcements.filter(Boolean).join(" "))}
    </p>
  </Root>
);

/** The printed loan is one sheet, whose parts begin at its edge; its figures are in the tables. */
const onPaper = `
  @media print {
    & :is([data-card], [data-card] > *, [data-answers]) {
      margin-block: 0;
      padding: 0;
      overflow: visible;
    }
    & :is([data-chart], [data-answers] caption) {
      display: none;
    }
    & table {
      line-height: 1.25;
    }
    & table :is(th, td) {
      padding-block: 1pt;
    }
    & :is(summary, summary + div) {
      padding-block: 0;
    }
    & [data-card] > * > a {
      display: none;
    }
  }
`;

/**
 * A shared URL targets this element. The prerendered example is hidden in its space, so that nobody
 * sees it before the shared figures; without them it appears after 8 seconds. A stale sentence is
 * hidden in its space while a field is invalid.
 */
const Root = styled.div`
  & [data-computed="stale"] {
    visibility: hidden;
  }
  @keyframes reveal {
    to { visibility: visible; }
  }
  ${withScript} {
    &:target > [data-prerendered] :is(input, select, dd, tbody, tfoot, svg, [data-computed]) {
      visibility: hidden;
      animation: reveal 0s 8s forwards;
    }
  }
  ${onPaper}
`;
