import styled from "@emotion/styled";
import { FigureTable } from "../../components/FigureTable";
import { below } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Frame = styled.div`
  overflow-x: auto;
  margin-block: ${space[8]};
  padding: ${space[6]} clamp(1.25rem, 3vw, 2rem);
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  & > p {
    margin-top: ${space[4]};
    font-size: ${size.small};
    color: ${color.textMuted};
  }
`;

export const Loans = styled(FigureTable)`
  font-size: 1rem;
  & caption {
    padding-bottom: ${space[4]};
    font-weight: 600;
    text-align: left;
  }
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    border-top: 1px solid ${color.line};
    border-bottom: 0;
    vertical-align: baseline;
  }
  & th:first-of-type {
    padding-left: 0;
  }
  & thead th {
    border-top: 0;
    font-size: ${size.small};
    font-weight: 500;
    line-height: 1.3;
    color: ${color.textMuted};
  }
  & tbody th {
    font-weight: 600;
  }
  /* On phones each loan is a block, with the labels beside the figures. */
  ${below("md")} {
    & thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr,
    & th:first-of-type {
      display: block;
    }
    & tbody tr {
      padding-block: ${space[3]};
      border-top: 1px solid ${color.line};
    }
    & tbody th,
    & td {
      border: 0;
      padding: ${space[1]} 0;
    }
    & td {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
    }
    & td::before {
      content: attr(data-label);
      color: ${color.textMuted};
    }
  }
`;
