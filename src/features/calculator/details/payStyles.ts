import styled from "@emotion/styled";
import { from } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

export const Fields = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 30rem;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
  }
  & label {
    flex: 1 1 6.5rem;
    font-weight: 600;
    line-height: 1.3;
  }
`;

export const Others = styled.details`
  margin-block: ${space[2]};
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Answer = styled.div`
  & > p {
    margin-block: ${space[2]};
  }
  & > p > strong {
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
  & > a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: 600;
  }
  & dl {
    display: grid;
    gap: ${space[4]} ${space[8]};
    margin-block: ${space[5]};
    ${from("md")} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & dt {
    font-size: ${size.small};
    color: ${color.textMuted};
  }
  & dd + dd {
    margin-top: ${space[2]};
  }
`;
