import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};
  align-items: center;
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  & > div:first-of-type > p {
    max-width: 30rem;
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
  & > div:first-of-type > p:first-of-type {
    font-size: ${size.large};
  }
  & > div:first-of-type > div {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
    margin-top: ${space[8]};
  }
`;

export const Example = styled.div`
  padding: clamp(1.5rem, 4vw, 3rem);
  border-radius: ${token.radiusLarge};
  background: ${color.ground};
  & h3 {
    font: 600 ${size.body} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.emphasis};
  }
  & > p {
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    color: ${color.text};
    font: 700 ${size.h1} / 1.1 ${token.fontDisplay};
    letter-spacing: -0.02em;
  }
  & dl {
    margin-top: ${space[6]};
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & dt {
    color: ${color.textMuted};
  }
  & dd {
    margin-left: auto;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    border: 1px solid;
  }
`;
