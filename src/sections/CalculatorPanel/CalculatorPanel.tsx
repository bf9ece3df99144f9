import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Band, Container } from "../../components/Layout";
import { space } from "../../theme/tokens";
import { OVERLAP } from "./overlap";

const Panel = styled(Band)`
  /* Contains the negative margin, which would pull this band's background over the opening. */
  display: flow-root;
  z-index: 2;
  padding-top: 0;
  & > div {
    margin-top: calc(-14px - ${OVERLAP});
  }
  @media print {
    & > div {
      margin-top: ${space[4]};
    }
  }
`;

interface CalculatorPanelProps {
  children: ReactNode;
}

/** A calculator, overlapping the page's dark opening. */
export function CalculatorPanel({ children }: CalculatorPanelProps) {
  return (
    <Panel data-background="warm">
      <Container>{children}</Container>
    </Panel>
  );
}
