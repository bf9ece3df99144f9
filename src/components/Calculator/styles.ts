import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { column, surface } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

/** The space around the form and the result; small enough on a phone for both in one window. */
export const cardPadding = "clamp(0.875rem, -0.35rem + 5.4vw, 2.5rem)";

/** Fields on the left and figures on the right, or below them; further parts are below the fields. */
export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${token.radiusLarge};
  overflow: clip;
  box-shadow: ${token.shadowOverlay};
  ${from("lg")} {
    grid-template: 1fr auto / minmax(0, 1.3fr) minmax(0, 1fr);
    & > [data-tone] {
      grid-row: span 2;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Form = styled.form`
  ${column}
  gap: ${space[3]};
  padding: ${cardPadding};
  background: ${color.background};
  ${from("lg")} {
    gap: ${space[8]};
  }
`;

export const Answers = styled.div`
  margin-top: ${space[6]};
  padding-inline: ${cardPadding};
  ${surface}
  & > details {
    border-bottom: 0;
  }
  & > details + details {
    border-top: 1px solid ${color.line};
  }
`;
