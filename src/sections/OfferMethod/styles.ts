import styled from "@emotion/styled";
import { below, from, largeText, withScript } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} clamp(2rem, 6vw, 6rem);
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: start;
  }
`;

export const Steps = styled.ol`
  counter-reset: step;
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }
  & li::before {
    content: counter(step);
    font: 700 ${size.h4} / 1.35 ${token.fontDisplay};
    color: ${color.link};
  }
`;

/** The table; its last column is to be filled in on paper, or where no script runs. */
export const Paper = styled.div`
  padding: min(clamp(1.25rem, 0.5rem + 2.6vw, 2.5rem), 5vw);
  border-radius: ${token.radiusLarge};
  background: ${color.backgroundWarm};
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[3]};
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & td {
    font-weight: 600;
    white-space: nowrap;
  }
  & thead {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & tbody td:last-of-type {
    min-width: 7rem;
  }
  & thead th {
    overflow-wrap: normal;
  }
  ${largeText} {
    & tbody th {
      overflow-wrap: normal;
    }
  }
  & thead th:last-of-type,
  & tbody td:last-of-type {
    border-left: ${space[3]} solid transparent;
    background-clip: padding-box;
  }
  @media screen {
    ${withScript} {
      & thead th:last-of-type,
      & tbody td:last-of-type {
        display: none;
      }
    }
  }
  & > p {
    margin-top: ${space[5]};
    font-weight: 600;
  }
  ${below("sm")} {
    font-size: ${size.small};
    & tbody td:last-of-type {
      min-width: 3.5rem;
    }
  }
`;
