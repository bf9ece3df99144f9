import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, space, token } from "../../theme/tokens";

export const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(3rem, 8vw, 8rem);
  align-items: center;
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
  }
  & > div > p {
    padding-left: ${space[5]};
    border-left: 4px solid ${color.accent};
    max-width: 30rem;
  }
`;

export const PaySlip = styled.dl`
  padding: ${space[8]} clamp(1.25rem, 3vw, 2.25rem);
  border-radius: ${token.radius};
  background: ${color.groundWarm};
  box-shadow: ${token.shadowOverlay};
  & > div {
    padding: ${space[4]};
    border-bottom: 1px dashed ${color.lineStrong};
  }
  & > div:last-of-type {
    border-bottom: 0;
  }
  & > div[data-added] {
    margin-inline: calc(-1 * ${space[2]});
    padding-inline: ${space[6]};
    border: 0;
    border-radius: ${token.radius};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    color: ${color.textMuted};
  }
  & > div[data-added] dd {
    color: inherit;
  }
`;
