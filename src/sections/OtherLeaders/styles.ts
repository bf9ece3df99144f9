import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Ground = styled.section`
  padding-block: ${space[12]};
  background: ${color.groundWarm};
  & > div {
    display: grid;
    gap: ${space[6]} ${space[16]};
    align-items: center;
    ${from("md")} {
      grid-template-columns: auto 1fr;
    }
  }
  & h2 {
    font-size: ${size.h4};
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} ${space[12]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[5]};
  }
  & img {
    width: 7rem;
    aspect-ratio: 1;
    object-fit: cover;
    object-position: 50% 25%;
    border-radius: ${token.radius};
  }
  & p {
    color: ${color.textMuted};
  }
  & a {
    display: block;
    font: 700 ${size.h4} / 1.25 ${token.fontDisplay};
  }
`;
