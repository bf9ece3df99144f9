import styled from "@emotion/styled";
import { below } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";

export const ChartName = styled.div`
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.textMuted};
`;

/** The interest of every month, as two bars one before the other. */
export const Bars = styled.svg`
  width: 100%;
  height: 6.5rem;
  margin-top: ${space[2]};
  & [data-part="flat"] {
    fill: ${color.accent};
  }
  & [data-part="reducing"] {
    fill: ${color.emphasis};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Holds the room of its sentence. */
export const Difference = styled.p`
  ${below("xl")} {
    min-height: 3.2em;
  }
`;

export const Rows = styled.table`
  width: 100%;
  margin-top: ${space[4]};
  & th,
  & td {
    padding: ${space[2]} 0 ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: right;
  }
  & th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  & td {
    font-weight: 600;
  }
  & thead {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & tbody th::before {
    content: "";
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-right: ${space[2]};
    border-radius: 3px;
    background: ${color.accent};
    forced-color-adjust: none;
  }
  & tbody tr:last-of-type th::before {
    background: ${color.emphasis};
  }
  ${below("sm")} {
    table-layout: fixed;
    font-size: ${size.small};
    & th,
    & td {
      padding-left: ${space[1]};
      overflow-wrap: anywhere;
    }
  }
`;
