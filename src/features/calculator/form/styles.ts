import styled from "@emotion/styled";
import { below, from } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";
import { cardPadding } from "../resultStyles";

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${cardPadding};
  background: ${color.background};
  ${from("lg")} {
    gap: ${space[8]};
  }
  @media print {
    display: none;
  }
`;

export const Submit = styled.div`
  ${from("md")} {
    margin-top: auto;
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
