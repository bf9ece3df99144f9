import styled from "@emotion/styled";
import { from, withoutScript } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[16]};
  ${from("lg")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
  }
  & > div > p {
    max-width: 28rem;
    margin-top: ${space[4]};
    color: ${color.textMuted};
  }
  & > div > p:first-of-type {
    font-size: ${size.large};
  }
`;

export const Card = styled.form`
  padding: min(clamp(1.25rem, 4vw, 3rem), 6.25vw);
  border-radius: ${token.radiusLarge};
  background: ${color.background};
  box-shadow: ${token.shadow};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from("sm")} {
    grid-template-columns: 1fr 1fr;
    & > label:last-of-type {
      grid-column: 1 / -1;
    }
  }
`;

export const Field = styled.label`
  display: grid;
  gap: ${space[2]};
  font-weight: 600;
  & input {
    width: 100%;
    min-width: 0;
    min-height: 3.25rem;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius};
    background: ${color.background};
    font-weight: 400;
  }
  & input[aria-invalid="true"] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
  }
`;

export const Consent = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[5]};
  & input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${color.emphasis};
  }
`;

export const WithoutScript = styled.p`
  display: none;
  ${withoutScript} {
    display: block;
    padding: ${space[3]} ${space[4]};
    border-radius: ${token.radiusSmall};
    background: ${color.noticeBackground};
    color: ${color.notice};
  }
`;
