import styled from "@emotion/styled";
import { FigureTable, ScrollRegion } from "../../components/FigureTable";
import { below } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** All four columns fit the narrowest phones. */
const edge = `clamp(0.375rem, 5vw - 0.6rem, ${space[3]})`;

export const Figures = styled(FigureTable)`
  background: ${color.background};
  & th,
  & td {
    padding: ${space[4]} ${space[5]};
    vertical-align: top;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  & td {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: ${size.small};
    font-weight: 400;
    color: ${color.textMuted};
  }
  & thead th {
    color: ${color.textMuted};
    font-weight: 500;
  }
  ${below("sm")} {
    font-size: clamp(0.75rem, 3.62vw, 0.8125rem);
    & th,
    & td {
      padding: ${space[3]} clamp(1px, 2.5vw - 0.4rem, ${space[1]});
    }
    & small {
      font-size: inherit;
    }
    & th:first-of-type {
      padding-left: ${edge};
    }
    & th:last-of-type,
    & td:last-of-type {
      padding-right: ${edge};
    }
  }
  ${below("lg")} {
    /* Visually hidden: the cells are too narrow, and the column's heading and the lead say the same. */
    & span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** With large letters the table scrolls. */
export const Scroller = styled(ScrollRegion)`
  position: relative;
  margin-block: ${space[4]};
  border-radius: ${token.radius};
`;

export const Estimate = styled.p`
  font-size: ${size.small};
  color: ${color.textMuted};
`;
