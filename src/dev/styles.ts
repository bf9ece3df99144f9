import styled from "@emotion/styled";
import { color, size, space, token } from "../theme/tokens";

export const Top = styled.header`
  padding-top: calc(${token.headerHeight} + ${space[8]});
  padding-bottom: ${space[8]};
  background: ${color.backgroundWarm};
  & nav {
    display: flex;
    gap: ${space[4]};
    margin-top: ${space[4]};
  }
  & [aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`;

/** The line above each section with its name. */
export const Label = styled.p`
  padding: ${space[2]} ${space.gutter};
  border-block: 1px dashed ${color.lineStrong};
  font-size: ${size.small};
`;

export const Specimen = styled.section`
  margin-bottom: ${space[12]};
  & > h2:first-of-type {
    margin-bottom: ${space[4]};
    font: 600 ${size.small} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.textMuted};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;
