import styled from "@emotion/styled";
import { color, size, space, token } from "../../theme/tokens";

export const FormCard = styled.div`
  padding: clamp(1.25rem, 4vw, 3rem);
  border-radius: ${token.radiusLarge};
  background: ${color.ground};
  box-shadow: ${token.shadow};
  & h2 {
    font-size: ${size.h3};
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;
