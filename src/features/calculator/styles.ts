import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { space, token } from "../../theme/tokens";

/** The parts of the calculator, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 2rem + 4vw, 6rem);
`;

/** Fields on the left, figures on the right; on a phone the payment comes first and stays in view. */
export const Card = styled.div`
  display: grid;
  grid-template: "headline" "form" "details" / minmax(0, 1fr);
  border-radius: ${token.radiusLarge};
  overflow: clip;
  box-shadow: ${token.shadowOverlay};
  ${from("md")} {
    grid-template: "form headline" auto "form details" 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
  }
  ${from("lg")} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    grid-template: "form" "headline" "details" / minmax(0, 1fr);
    box-shadow: none;
  }
`;

export const Tools = styled.div`
  display: grid;
  gap: ${space[6]};
  ${from("lg")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
