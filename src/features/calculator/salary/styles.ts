import styled from "@emotion/styled";
import { below } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

/** A side panel of the calculator. */
export const Panel = styled.section`
  padding: min(clamp(1.25rem, 0.5rem + 2.6vw, 2.5rem), 5vw);
  border-radius: ${token.radiusLarge};
  background: ${color.ground};
  & > h2,
  & > h3 {
    font-size: ${size.h3};
  }
  & > p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/** What the payment takes of the salary. */
export const Meter = styled.svg`
  width: 100%;
  height: 0.75rem;
  margin-bottom: ${space[4]};
  border-radius: ${token.radiusRound};
  background: ${color.groundSunken};
  fill: ${color.accent};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    fill: Highlight;
  }
`;

/** The answer's room, kept while there is none. */
export const Answer = styled.div`
  min-height: 8.75rem;
  & p + p {
    margin-top: ${space[1]};
  }
  & p[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
    font-size: ${size.small};
  }
  & button {
    margin-top: ${space[3]};
  }
  ${below("sm")} {
    min-height: 11rem;
  }
`;

export const SalaryField = styled.div`
  margin-block: ${space[5]} ${space[4]};
  & > div {
    max-width: none;
  }
`;
