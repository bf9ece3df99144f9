import styled from "@emotion/styled";
import { below } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Figures = styled.table`
  width: 100%;
  margin-block: ${space[8]} ${space[4]};
  border-radius: ${token.radius};
  background: ${color.ground};
  & th,
  & td {
    padding: ${space[4]} ${space[5]};
    border-bottom: 1px solid ${color.line};
    text-align: right;
    vertical-align: top;
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
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      padding: ${space[4]};
      border-bottom: 1px solid ${color.line};
    }
    & th,
    & td {
      padding: ${space[1]} 0;
      border: 0;
      text-align: left;
    }
  }
`;
