import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Around = styled(Container)`
  & > h2 + p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};
  margin-top: ${space[10]};
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr);
  }
  & h3 {
    font: 600 ${size.body} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.emphasis};
  }
  & > div > a {
    display: inline-block;
    margin-top: ${space[6]};
    padding-block: ${space[2]};
    font-weight: 600;
  }
`;

export const Letter = styled.div`
  padding: min(clamp(1.5rem, 4vw, 3rem), 7.5vw);
  padding-bottom: calc(clamp(1.5rem, 4vw, 3rem) + 14px);
  border-radius: ${token.radiusLarge};
  background: url("/patterns/madras-band.svg") repeat-x left bottom / auto 14px ${color.background};
  & strong {
    display: block;
    margin-block: ${space[6]} ${space[3]};
    font: 700 ${size.h3} / 1.1 ${token.fontDisplay};
    letter-spacing: -0.02em;
  }
  & p {
    color: ${color.textMuted};
  }
  @media print {
    border: 1px solid;
  }
`;

export const News = styled.div`
  & ul {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  & li strong {
    display: block;
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.35;
  }
  & li small {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
`;
