import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Band, Container } from "../components/Layout";

/** How far the calculator overlaps the page's opening. */
const OVERLAP = "5.5rem";

/** The space that the page's opening reserves for the calculator. */
export const OverlapSpace = styled.div`
  height: ${OVERLAP};
`;

const Panel = styled(Band)`
  /* Contains the negative margin, which would pull this band's background over the opening. */
  display: flow-root;
  z-index: 2;
  padding-top: 0;
  @media screen {
    & > div {
      margin-top: calc(-14px - ${OVERLAP});
    }
  }
`;

/** A calculator, overlapping the page's dark opening. */
export function CalculatorPanel({ children }: { children: ReactNode }) {
  return (
    <Panel data-background="warm">
      <Container>{children}</Container>
    </Panel>
  );
}
