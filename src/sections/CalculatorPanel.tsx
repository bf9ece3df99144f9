import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Band, Container } from "../components/Layout";

/** How far the calculator overlaps the page's opening. */
const OVERLAP = "5.5rem";

/** Reserves space for the calculator in the page's opening. */
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

/** Overlaps the page's dark opening with a calculator. */
export function CalculatorPanel({ children }: { children: ReactNode }) {
  return (
    <Panel data-background="warm">
      <Container>{children}</Container>
    </Panel>
  );
}
