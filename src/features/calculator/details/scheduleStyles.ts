import styled from "@emotion/styled";
import { FigureTable, ScrollRegion, stackedInLargeText } from "../../../components/FigureTable";
import { below, from } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[12]};
  align-items: start;
  ${from("lg")} {
    grid-template-columns: minmax(0, 0.85fr) minmax(0, 1fr);
  }
  & > div > p {
    margin-bottom: ${space[4]};
    color: ${color.textMuted};
  }
  & caption {
    padding-bottom: ${space[2]};
    text-align: left;
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  @media print {
    gap: ${space[2]};
    & > div > p {
      display: none;
    }
  }
`;

/** A dark sheet, as charts are on this site. */
export const Drawing = styled.div`
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & ul {
    padding: 0 ${space[4]} ${space[3]};
  }
  @media print {
    & ul {
      margin: 0;
      padding: 0;
    }
  }
`;

export const Scroller = styled(ScrollRegion)`
  ${below("sm")} {
    margin-inline: calc(-1 * ${space[2]});
  }
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
    background: ${color.background};
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
    font-size: 0.75rem;
    & th,
    & td {
      padding: ${space[2]} 0 ${space[2]} ${space[3]};
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
