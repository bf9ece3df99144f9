import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { row, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const CharacterCount = styled.p`
  text-align: end;
  font-variant-numeric: tabular-nums;
  &[data-over] {
    font-weight: 600;
    color: ${color.danger};
  }
`;

export const Summary = styled.section`
  margin-top: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.danger};
  border-left-width: 6px;
  border-radius: ${token.radius};
  background: ${color.dangerBackground};
  & h3 {
    font: 700 ${size.body} / 1.4 ${token.fontText};
    letter-spacing: 0;
  }
  & ul {
    margin-top: ${space[2]};
  }
  & a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.danger};
  }
`;

/** The instruction, or the note about a restored draft; equally high in both cases. */
export const Note = styled.div`
  ${row(`0 ${space[3]}`)}
  align-items: center;
  min-height: 2.75rem;
  margin-block: ${space[3]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${size.small};
  & strong {
    color: ${color.positive};
  }
`;

export const Actions = styled.div`
  ${stack(`${space[3]} ${space[5]}`)}
  align-items: center;
  margin-top: ${space[3]};
  & > button {
    min-height: 3.25rem;
  }
  & > button[data-state="sent"] {
    background: ${color.positiveBackground};
    color: ${color.positive};
    opacity: 1;
  }
  & p {
    font-size: ${size.small};
    color: ${color.notice};
  }
  ${from("sm")} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      min-width: 12.5rem;
    }
  }
`;
