import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  ${from("lg")} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space[16]};
  }
  & section {
    margin-top: ${space[12]};
  }
  & section > h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
`;

export const Summary = styled.div`
  max-width: ${token.textWidth};
  margin-top: ${space[6]};
  padding: ${space[6]} min(${space[8]}, 6vw);
  border-radius: ${token.radius};
  background: ${color.groundWarm};
  & h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h4};
  }
`;
