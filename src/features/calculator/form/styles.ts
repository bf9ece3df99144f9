import styled from "@emotion/styled";
import { below, from } from "../../../theme/breakpoints";
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
