import styled from "@emotion/styled";
import { below, from, largeText, withoutScript } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

export const Form = styled.form`
  grid-area: form;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: min(clamp(1.25rem, 0.5rem + 2.6vw, 3rem), 6.25vw);
  background: ${color.background};
  @media print {
    padding: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-top: ${space[5]};
  & > * {
    flex: 1 1 auto;
  }
  ${from("lg")} {
    & > * {
      flex: none;
      min-width: 11rem;
    }
  }
  @media print {
    display: none;
  }
`;

export const Field = styled.div`
  & > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
  }
  &[data-wide] {
    margin-bottom: ${space[6]};
  }
  @media print {
    display: none;
  }
  & label {
    font-weight: 600;
  }
  ${from("xl")} {
    &[data-large] {
      & label {
        font-size: ${size.h4};
      }
      & :is(input[type="text"], b) {
        height: 4.5rem;
        font-size: 1.875rem;
        line-height: 4.5rem;
      }
      & > div:first-of-type {
        margin-bottom: ${space[4]};
        & > div {
          flex: 0 1 17rem;
          max-width: none;
        }
      }
    }
  }
`;

/** The box of a number field, with its unit before or after it; below its label in large letters. */
export const NumberBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  flex: 1 1 9.5rem;
  max-width: 13.5rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  padding-inline: ${space[4]};
  background: ${color.background};
  color: ${color.textMuted};
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
  & input,
  & b {
    flex: 1;
    min-width: 0;
    width: 0;
    height: 3.375rem;
    border: 0;
    padding: 0;
    background: none;
    color: ${color.text};
    font: 600 1.375rem / 3.375rem ${token.fontText};
    font-variant-numeric: tabular-nums;
    text-align: right;
    outline: none;
    scroll-margin-block: 15rem 8rem;
  }
  & b {
    display: none;
  }
  ${below("sm")} {
    column-gap: ${space[2]};
    padding-inline: min(${space[3]}, 3.4vw);
    & input,
    & b {
      font-size: 1.1875rem;
    }
  }
  /* The unit is above or below a number that does not fit beside it. */
  ${largeText} {
    & input,
    & b {
      flex-basis: 5.2em;
    }
    & input:has(~ span) {
      flex-basis: 2em;
    }
  }
  ${withoutScript} {
    & b {
      display: block;
    }
  }
`;

/** Reserves two lines, so that nothing shifts when a message appears. */
export const MessageLine = styled.p`
  min-height: calc(2.8em + ${space[1]} + ${space[4]});
  padding-block: ${space[1]} ${space[4]};
  font-size: ${size.small};
  line-height: 1.4;
  color: ${color.notice};
  &[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

export const Bounds = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[4]};
  font-size: ${size.small};
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Select = styled.select`
  flex: 1 1 15rem;
  min-width: 0;
  height: 3.375rem;
  padding-inline: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius};
  background: ${color.background};
  ${below("sm")} {
    padding-inline: ${space[2]};
    font-size: min(0.9375rem, 4.4vw);
    letter-spacing: -0.01em;
  }
`;
