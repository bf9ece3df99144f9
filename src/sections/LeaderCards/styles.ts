import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[16]};
  ${from("lg")} {
    grid-template-columns: 3fr 9fr;
  }
  & > ul {
    display: grid;
    gap: ${space[10]} ${space[8]};
    ${from("sm")} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & li {
    position: relative;
  }
  ${from("sm")} {
    & li:nth-of-type(even) {
      margin-top: ${space[16]};
    }
  }
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    margin-top: ${space[5]};
  }
  & h3 a {
    color: inherit;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
  }
  & h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & li p:first-of-type {
    margin-top: ${space[2]};
    font-weight: 600;
    color: ${color.emphasis};
  }
  & li p:last-of-type {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

export const Head = styled.div`
  & p {
    margin-top: ${space[4]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
`;
