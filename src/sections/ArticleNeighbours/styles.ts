import styled from "@emotion/styled";
import { from, largeText } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]} ${space[8]};
  & h2 {
    font-size: ${size.h3};
  }
  & a {
    padding-block: ${space[2]};
    font-weight: 600;
  }
`;

export const Neighbours = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-top: ${space[6]};
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & a {
    display: grid;
    grid-template-columns: minmax(6rem, 35%) minmax(0, 1fr);
    height: 100%;
    overflow: hidden;
    border-radius: ${token.radius};
    background: ${color.background};
    color: ${color.text};
    text-decoration: none;
  }
  & img {
    height: 100%;
    object-fit: cover;
  }
  ${largeText} {
    & a {
      grid-template-columns: minmax(0, 1fr);
    }
    & img {
      height: auto;
    }
  }
  & a > span {
    align-self: center;
    padding: ${space[5]};
  }
  & small {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    margin-top: ${space[1]};
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.25;
  }
  & a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
  @media (forced-colors: active), print {
    & a {
      border: 1px solid;
    }
  }
`;
