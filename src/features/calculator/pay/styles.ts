import styled from "@emotion/styled";
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
  margin-bottom: ${space[2]};
  & strong {
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-short] strong {
    color: ${color.danger};
  }
`;

/** Reserves the lines of the answer. */
export const Answer = styled.div`
  min-height: 7rem;
  margin-top: ${space[4]};
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
