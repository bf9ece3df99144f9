import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Steps = styled.ol`
  & > li {
    padding-block: clamp(3rem, 2rem + 4vw, 6rem);
  }
  & > li:nth-of-type(even) {
    background: ${color.backgroundWarm};
  }
  & > li > div {
    display: grid;
    gap: ${space[8]} clamp(3rem, 7vw, 7rem);
    align-items: center;
    ${from("lg")} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from("lg")} {
    & > li:nth-of-type(odd) picture {
      order: 1;
    }
  }
  & img {
    border-radius: ${token.radiusLarge};
  }
  @media print {
    & > li {
      padding-block: ${space[4]};
    }
    & picture {
      display: none;
    }
  }
  & h2 {
    display: flex;
    align-items: baseline;
    gap: 0.3em;
  }
  & h2 > span {
    color: ${color.emphasis};
  }
  & small {
    display: inline-block;
    margin-top: ${space[4]};
    padding: ${space[1]} ${space[3]};
    border-radius: ${token.radiusSmall};
    background: ${color.positiveBackground};
    color: ${color.positive};
    font-size: ${size.small};
    font-weight: 600;
  }
  & h2 ~ p {
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
`;

/** A note that looks like a slip of paper, with a dashed edge. */
export const Documents = styled.div`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 2px dashed ${color.lineStrong};
  & h3 {
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
  }
  & > p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  & ul {
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[4]};
  }
  & li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
  }
  & li svg {
    width: 1.25rem;
    height: 1.6em;
    color: ${color.emphasis};
  }
  & > a {
    margin-top: ${space[3]};
  }
`;
