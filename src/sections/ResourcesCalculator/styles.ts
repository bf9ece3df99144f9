import styled from "@emotion/styled";
import { space } from "../../theme/tokens";

export const Closing = styled.p`
  margin-top: ${space[8]};
`;
