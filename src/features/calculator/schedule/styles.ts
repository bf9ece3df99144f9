import styled from "@emotion/styled";
import { FigureTable, ScrollRegion, stackedInLargeText } from "../../../components/FigureTable";
import { below, from } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";

export const Columns = styled.section`
  display: grid;
  gap: ${space[6]} ${space[16]};
  align-items: start;
  ${from("lg")} {
    grid-template-columns: minmax(0, 0.85fr) minmax(0, 1fr);
  }
  & > div {
    min-width: 0;
  }
  & > div > p {
    margin-block: ${space[3]} ${space[6]};
    color: ${color.textMuted};
  }
  @media print {
    gap: ${space[2]};
    & > div > p {
      display: none;
    }
    & > div > :is(h2, h3) {
      font-size: ${size.h4};
    }
  }
`;

export const Scroller = styled(ScrollRegion)`
  &[data-long] {
    max-height: 40rem;
    overflow-y: auto;
  }
  @media print {
    overflow: visible;
    max-height: none !important;
  }
`;

export const InstalmentTable = styled(FigureTable)`
  white-space: nowrap;
  font-size: 1rem;
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    font-weight: 400;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    position: sticky;
    top: 0;
    border-bottom: 2px solid ${color.text};
    background: ${color.backgroundWarm};
    color: ${color.textMuted};
    font-size: ${size.small};
    font-weight: 600;
    vertical-align: bottom;
    white-space: normal;
  }
  & tfoot th,
  & tfoot td {
    border-bottom: 0;
    font-weight: 600;
  }
  ${below("sm")} {
    /* Five columns fit the narrowest phones, for every amount that is lent. */
    font-size: clamp(0.75rem, 3.6vw, 0.8125rem);
    & th,
    & td {
      padding: ${space[2]} 0 ${space[2]} clamp(2px, 3vw - 0.45rem, ${space[2]});
    }
    & thead th {
      font-size: inherit;
      letter-spacing: -0.01em;
    }
  }
  ${stackedInLargeText}
  @media print {
    font-size: ${size.small};
    & th,
    & td {
      padding-block: 1pt;
    }
  }
`;

export const Download = styled.div`
  margin-top: ${space[5]};
  @media print {
    display: none;
  }
`;
