import styled from "@emotion/styled";
import { below } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Heading = styled.div`
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
`;

/** All four columns fit the narrowest phones. */
const edge = `clamp(0.375rem, 5vw - 0.6rem, ${space[3]})`;

export const Figures = styled.table`
  width: 100%;
  background: ${color.ground};
  & th,
  & td {
    padding: ${space[4]} ${space[5]};
    border-bottom: 1px solid ${color.line};
    text-align: right;
    vertical-align: top;
  }
  & tbody tr:last-of-type > * {
    border-bottom: 0;
  }
  & th:first-of-type {
    text-align: left;
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
    font-size: 0.75rem;
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
    /* The column's name and the lead say it; there is no room to say it in every cell. */
    & span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

/** With large letters the table scrolls by itself. */
export const Scroller = styled.div`
  overflow-x: auto;
  position: relative;
  margin-block: ${space[8]} ${space[4]};
  border-radius: ${token.radius};
`;

export const Estimate = styled.p`
  font-size: ${size.small};
  color: ${color.textMuted};
`;
