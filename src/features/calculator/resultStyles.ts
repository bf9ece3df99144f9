import styled from "@emotion/styled";
import { below, from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The space around the form and the result; small enough on a phone for both in one window. */
export const cardPadding = "clamp(0.875rem, -0.35rem + 5.4vw, 2.5rem)";

export const Result = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${cardPadding};
  background: ${color.background};
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${color.textMuted};
    line-height: 1.35;
  }
  & > a {
    margin-top: ${space[4]};
  }
  ${below("md")} {
    padding-block: ${space[3]} ${space[5]};
    & dt {
      font-size: ${size.small};
    }
  }
  @media print {
    padding: 0;
    & > a {
      display: none;
    }
  }
`;

export const Payment = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  & > dd:nth-of-type(1) {
    font: 700 clamp(1.75rem, 1rem + 2.6vw, 3.25rem) / 1.15 ${token.fontDisplay};
  }
  & > dd[data-length="long"]:nth-of-type(1) {
    font-size: clamp(1.125rem, 0.75rem + 1.9vw, 2rem);
  }
  & > dd:nth-of-type(2) {
    flex-basis: 100%;
    font-size: ${size.small};
    font-weight: 400;
    line-height: 1.5;
    color: ${color.textMuted};
  }
  ${from("md")} {
    & > dt {
      flex-basis: 100%;
    }
  }
`;

/** Two figures beside each other, in the typeface of text. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[2]} ${space[4]};
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  & dd {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  ${from("md")} {
    gap: ${space[5]} ${space[6]};
    margin-top: ${space[5]};
    padding-top: ${space[5]};
    & dd {
      font-size: ${size.h4};
    }
  }
`;

export const Note = styled.p`
  margin-top: ${space[4]};
  font-size: ${size.small};
  line-height: 1.5;
  color: ${color.textMuted};
  & + & {
    margin-top: ${space[2]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
  @media print {
    display: none;
  }
`;

/** Its buttons are below the row of the others while it is open. */
export const More = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[open] {
    flex-basis: 100%;
  }
  & > button {
    margin: 0 ${space[2]} ${space[2]} 0;
  }
`;
