import styled from "@emotion/styled";

/** A thin strip of madras cloth, the brand's edge. */
export const MadrasBand = styled.div`
  height: 14px;
  background: url("/patterns/madras-band.svg") repeat-x left center / auto 14px;
  @media print {
    display: none;
  }
`;
