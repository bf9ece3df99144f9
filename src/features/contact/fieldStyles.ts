import styled from "@emotion/styled";
import { color, size, space, token } from "../../theme/tokens";

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  & > :first-child {
    margin-bottom: ${space[1]};
    font-weight: 600;
  }
`;

/** An input, a text area, or the empty box that stands for one. */
export const Control = styled.input`
  width: 100%;
  min-height: 3.25rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  background: ${color.ground};
  transition: border-color ${token.fast}, box-shadow ${token.fast};
  &:hover:not(:read-only) {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: ${token.radius};
  }
  &[aria-invalid="true"] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:read-only {
    background: ${color.groundWarm};
    color: ${color.textMuted};
  }
`;

export const TextArea = styled(Control.withComponent("textarea"))`
  min-height: 12.5rem;
  line-height: 1.5;
  resize: vertical;
`;

/** The line below a control: its room is there before a message is, so that nothing moves. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-height: 1.75rem;
  padding-top: ${space[1]};
  font-size: ${size.small};
  line-height: 1.4;
`;

export const Problem = styled.p`
  font-weight: 600;
  color: ${color.danger};
`;

export const Count = styled.p`
  margin-left: auto;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  &[data-over] {
    font-weight: 600;
    color: ${color.danger};
  }
`;

/** What is to be mended, above the fields. */
export const Summary = styled.section`
  margin-top: ${space[5]};
  padding: ${space[5]};
  border: 1px solid ${color.danger};
  border-left-width: 6px;
  border-radius: ${token.radius};
  background: ${color.dangerGround};
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
