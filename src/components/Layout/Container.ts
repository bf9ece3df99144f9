import styled from "@emotion/styled";
import { space, token } from "../../theme/tokens";

/** The page's grid: content as wide as it reads well, between gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${token.contentWidth} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;
