import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Background = styled.section`
  padding-block: clamp(3.5rem, 2.4rem + 4.4vw, 6.5rem);
  background: ${color.accent};
  color: ${color.onAccent};
  @media print {
    background: none;
  }
  & h2 {
    font: 600 ${size.large} / 1.3 ${token.fontText};
    letter-spacing: 0;
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr));
  justify-content: space-between;
  gap: ${space[8]} ${space[6]};
  margin-top: ${space[8]};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    margin-top: ${space[2]};
    font-size: ${size.body};
    font-weight: 500;
    line-height: 1.35;
  }
  & dd {
    font: 700 ${size.h1} / 1 ${token.fontDisplay};
    letter-spacing: -0.03em;
  }
  ${from("md")} {
    grid-template-columns: repeat(4, auto);
    align-items: end;
  }
  ${from("lg")} {
    & > div:first-of-type dd {
      font-size: ${size.display};
      line-height: 0.86;
    }
  }
`;

/** As wide as the final figure from the start, so that nothing moves while it counts. */
export const Figure = styled.span`
  display: inline-grid;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &::before {
    content: attr(data-final) / "";
    height: 0;
    visibility: hidden;
  }
`;
