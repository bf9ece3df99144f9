import styled from "@emotion/styled";
import { below, from } from "../../theme/breakpoints";
import { lead, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const Copy = styled.div`
  & > h1 {
    margin-block: ${space[5]};
    font-size: ${size.display};
    line-height: 0.94;
  }
  & > p {
    max-width: 33rem;
    margin-bottom: ${space[6]};
    ${lead}
  }
  ${below("sm")} {
    & > p {
      max-width: ${token.phoneWidth};
    }
  }
  ${from("md")} {
    & > p {
      margin-bottom: ${space[8]};
    }
    & > h1 {
      font-size: min(${size.display}, 9.5vw);
    }
  }
`;

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusRound};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;
  &::before {
    content: "";
    flex: none;
    ${square("0.5rem")}
    border-radius: ${token.radiusRound};
    background: ${color.accent};
    box-shadow: 0 0 0 0.25rem color-mix(in srgb, ${color.accent} 28%, transparent);
  }
`;

export const Costs = styled.div`
  margin-top: ${space[2]};
  ${from("md")} {
    margin-top: ${space[4]};
  }
  & a {
    color: ${color.text};
  }
  & svg {
    color: ${color.accent};
  }
`;

export const Assurances = styled.ul`
  ${stack(`${space[2]} ${space[6]}`)}
  margin-top: ${space[2]};
  font-size: 1rem;
  color: ${color.textMuted};
  & li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  & svg {
    ${square("1.125rem")}
    stroke-width: 2.5;
    color: ${color.accent};
  }
  ${from("md")} {
    display: flex;
    flex-wrap: wrap;
  }
`;
