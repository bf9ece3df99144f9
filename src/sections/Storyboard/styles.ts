import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Frames = styled.ol`
  display: grid;
  gap: ${space[10]} ${space[6]};
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${space[8]};
  }
  /* Each picture is a frame of the film, between two rows of holes. */
  & picture {
    padding-block: ${space[6]};
    border-radius: ${token.radiusSmall};
    background:
      linear-gradient(90deg, ${color.groundWarm} 50%, transparent 0) 0.375rem 0.5rem / 1.5rem 0.5rem repeat-x,
      linear-gradient(90deg, ${color.groundWarm} 50%, transparent 0) 0.375rem calc(100% - 0.5rem) / 1.5rem 0.5rem repeat-x,
      ${color.groundSunken};
  }
  @media print {
    & picture {
      padding: 0;
    }
  }
  & h3 {
    margin-top: ${space[5]};
    font-size: ${size.h4};
  }
  & small {
    display: block;
    margin-bottom: ${space[1]};
    font: 600 ${size.small} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.accent};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;
