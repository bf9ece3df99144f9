import styled from "@emotion/styled";
import { below } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

const padding = "min(clamp(1.25rem, 0.5rem + 2.6vw, 3rem), 6.25vw)";

/** The payment. On a phone it sticks below the page's header while the fields change. */
export const Headline = styled.div`
  grid-area: headline;
  padding: ${padding} ${padding} ${space[4]};
  background: ${color.background};
  & dt {
    color: ${color.textMuted};
  }
  & dd:first-of-type {
    font: 700 clamp(2.25rem, 1.4rem + 2.4vw, 3.5rem) / 1.15 ${token.fontDisplay};
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & dd[data-length="long"] {
    font-size: clamp(1.5rem, 1rem + 1.6vw, 2.25rem);
  }
  & dd:last-of-type {
    min-height: 1.5em;
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.textMuted};
  }
  ${below("md")} {
    @media screen and (min-height: 30rem) {
      position: sticky;
      z-index: 3;
      top: ${token.headerHeight};
    }
    padding-block: ${space[4]} ${space[3]};
    box-shadow: ${token.shadowHeader};
    & dl > div {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      column-gap: ${space[4]};
    }
    & dd {
      text-align: right;
    }
    & dt {
      flex: 1 1 min-content;
      font-size: ${size.small};
    }
    & dd:first-of-type {
      font-size: clamp(1.25rem, 13vw - 1.3rem, 2rem);
    }
    & dd[data-length="long"] {
      font-size: clamp(0.875rem, 9vw - 1rem, 1.25rem);
    }
    & dd:last-of-type {
      flex: 1 0 100%;
    }
  }
  @media print {
    && {
      padding: ${space[4]} 0 0;
      box-shadow: none;
    }
  }
`;

export const Details = styled.div`
  grid-area: details;
  padding: 0 ${padding} ${padding};
  background: ${color.background};
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  & dd {
    margin-left: auto;
    text-align: right;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p {
    margin-top: ${space[4]};
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.textMuted};
  }
  ${below("md")} {
    padding-top: ${space[4]};
  }
  @media print {
    padding: 0;
    & dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space[8]};
    }
    & dl > div {
      padding-block: 2pt;
    }
    & > p {
      margin-top: 4pt;
    }
  }
`;

/** The lower cost by another plan. */
export const Lower = styled.div`
  margin-top: ${space[4]};
  @media print {
    display: none;
  }
`;

/** The next step after the result. */
export const NextStep = styled.div`
  margin-top: ${space[5]};
  & > * {
    width: 100%;
  }
  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[5]};
  @media print {
    display: none;
  }
`;
