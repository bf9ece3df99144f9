import styled from "@emotion/styled";
import { from, largeText } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The phones in a row, every second one lower. */
export const Strip = styled.ol`
  display: grid;
  gap: ${space[10]};
  margin-bottom: ${space[10]};
  ${from("md")} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[12]} clamp(1.25rem, 2vw, 2rem);
  }
  ${from("lg")} {
    flex-wrap: nowrap;
    justify-content: space-between;
    padding-bottom: ${space[12]};
  }
  & > li {
    display: grid;
    grid-template-columns: min(9rem, 40vw) minmax(0, 1fr);
    gap: min(${space[5]}, 5vw);
    align-items: center;
    /* Large words need the whole width. */
    ${largeText} {
      grid-template-columns: minmax(0, 1fr);
      & img {
        width: min(9rem, 100%);
      }
    }
    ${from("md")} {
      flex: 0 1 13rem;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[6]};
      align-content: start;
    }
  }
  & > li > div:only-child {
    grid-column: 1 / -1;
  }
  ${from("lg")} {
    & > li:nth-of-type(even) {
      position: relative;
      top: ${space[12]};
    }
  }
  & img {
    filter: ${token.liftOnLight};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & h3 > span {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    margin-bottom: ${space[3]};
    border-radius: ${token.radiusRound};
    background: ${color.accent};
    color: ${color.onAccent};
    font: 700 1.125rem / 1 ${token.fontText};
    letter-spacing: 0;
  }
  & small {
    display: block;
    margin-top: ${space[2]};
    font-size: ${size.small};
    font-weight: 600;
    color: ${color.positive};
  }
  & p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
    line-height: 1.5;
  }
`;
