import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { column, row, stack, textBox } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const Fields = styled.div`
  ${stack(`${space[1]} ${space[5]}`)}
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

export const FieldFrame = styled.div`
  ${column}
  min-width: 0;
  break-inside: avoid;
  & > :is(label, span) {
    margin-bottom: ${space[1]};
    font-weight: 600;
  }
`;

export const Control = styled.input`
  ${textBox}
  padding: ${space[3]} ${space[4]};
  &:focus-visible {
    outline-offset: 1px;
    border-radius: ${token.radius};
  }
  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:read-only {
    background: ${color.backgroundWarm};
    color: ${color.textMuted};
  }
`;

export const TextArea = styled(Control.withComponent("textarea"))`
  min-height: 12.5rem;
  line-height: 1.5;
  resize: vertical;
  @media print {
    field-sizing: content;
  }
`;

/** The line below a control. Its minimum height reserves space for the error, so nothing shifts. */
export const FieldFooter = styled.div`
  ${row(`0 ${space[4]}`)}
  justify-content: space-between;
  min-height: 1.75rem;
  padding-top: ${space[1]};
  font-size: ${size.small};
  line-height: 1.4;
`;

export const FieldError = styled.p`
  font-weight: 600;
  color: ${color.danger};
`;

export const CharacterCount = styled.p`
  margin-left: auto;
  color: ${color.textMuted};
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
