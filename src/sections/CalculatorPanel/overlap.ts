import styled from "@emotion/styled";

/** How far the calculator overlaps the page's opening. */
export const OVERLAP = "5.5rem";

/**
 * The space that the page's opening reserves for the calculator. It has a module of its own, so
 * that the page does not load the lazy panel with it.
 */
export const OverlapSpace = styled.div`
  height: ${OVERLAP};
  @media print {
    display: none;
  }
`;
