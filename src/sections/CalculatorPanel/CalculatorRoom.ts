import styled from "@emotion/styled";

/** How far the calculator stands in the page's opening. */
export const OVERLAP = "5.5rem";

/** The room that the page's opening leaves for the calculator. */
export const CalculatorRoom = styled.div`
  height: ${OVERLAP};
  @media print {
    display: none;
  }
`;
