import styled from "@emotion/styled";
import { swatch } from "../../../components/swatch";
import { below } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

export const Fields = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[5]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
  }
  & label {
    flex: 1 1 6.5rem;
    font-weight: 600;
    line-height: 1.3;
  }
`;

export const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  & strong {
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-short] strong {
    color: ${color.danger};
  }
`;

/** The pay: what is owed, what the loan takes, what is left. */
export const Bar = styled.svg`
  width: 100%;
  height: 0.75rem;
  margin-block: ${space[2]} ${space[3]};
  border-radius: ${token.radiusRound};
  background: ${color.backgroundSunken};
  & [data-part="owed"] {
    fill: ${color.textMuted};
  }
  & [data-part="loan"] {
    fill: ${color.accent};
  }
  & [data-part="left"] {
    fill: ${color.emphasis};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[4]};
  font-size: ${size.small};
  & li::before {
    ${swatch}
  }
  & [data-part="owed"]::before {
    background: ${color.textMuted};
  }
  & [data-part="loan"]::before {
    background: ${color.accent};
  }
`;

/** Reserves the lines of the answer. */
export const Answer = styled.div`
  min-height: 7rem;
  & p[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
  & a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  ${below("sm")} {
    min-height: 8.5rem;
  }
`;

/** Reserves the lines and the button of each answer. */
export const Options = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: 0 ${space[4]};
    min-height: 6.75rem;
    border-top: 1px solid ${color.line};
    padding-block: ${space[3]};
  }
  & dt {
    grid-column: 1 / -1;
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  ${below("sm")} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[1]};
      min-height: 11.5rem;
    }
  }
`;
