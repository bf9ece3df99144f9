import styled from "@emotion/styled";
import { below, from } from "../../../theme/breakpoints";
import { color, size, space } from "../../../theme/tokens";

export const Around = styled.section`
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
`;

export const Chart = styled.svg`
  width: 100%;
  height: clamp(11rem, 8rem + 8vw, 16rem);
  overflow: visible;
  font-size: ${size.small};
  & text {
    fill: ${color.textMuted};
    text-anchor: middle;
  }
  & [data-part="principal"] {
    fill: ${color.emphasis};
  }
  & [data-part="interest"] {
    fill: ${color.accent};
  }
  & line {
    stroke: ${color.lineStrong};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** What the chart's colours mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[4]};
  font-size: ${size.small};
  & li::before {
    content: "";
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: ${space[2]};
    border-radius: 3px;
    background: ${color.emphasis};
    forced-color-adjust: none;
  }
  & li[data-part="interest"]::before {
    background: ${color.accent};
  }
  @media print {
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;
  &[data-long] {
    max-height: 40rem;
    overflow-y: auto;
  }
  @media print {
    overflow: visible;
    max-height: none !important;
  }
`;

export const Table = styled.table`
  width: 100%;
  white-space: nowrap;
  font-size: 1rem;
  & th,
  & td {
    padding: ${space[3]} 0 ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: right;
  }
  & th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    position: sticky;
    top: 0;
    border-bottom: 2px solid ${color.text};
    background: ${color.groundWarm};
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
  @media print {
    & th,
    & td {
      padding-block: 2pt;
    }
  }
`;

export const Download = styled.div`
  margin-top: ${space[5]};
  @media print {
    display: none;
  }
`;
