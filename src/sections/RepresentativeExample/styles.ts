import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { columns, small, stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

/** The heading and the explanation on the left; the price or the phone on the right. */
export const Columns = styled(Container)`
  ${stack(`${space[8]} ${space.columnsWide}`)}
  & > :has(> h2) {
    margin-bottom: 0;
  }
  & > div > a {
    display: flex;
  }
  ${from("md")} {
    grid-template:
      "title aside" auto
      "text aside" 1fr
      / minmax(0, 1fr) auto;
    & > figure {
      grid-area: aside;
      align-self: center;
      width: clamp(19rem, 30vw, 25rem);
    }
  }
  break-inside: avoid;
`;

/** With neither of them. */
export const TextColumns = styled(Columns)`
  ${columns("md", "minmax(0, 1fr) minmax(0, 2fr)")}
`;

export const Meaning = styled.p`
  max-width: ${token.textWidth};
  margin-block: ${space[6]} ${space[4]};
  color: ${color.textMuted};
`;

export const Lender = styled.div`
  margin-top: ${space[6]};
  padding-left: ${space[4]};
  border-left: 4px solid ${color.accent};
  ${small}
  line-height: 1.5;
  & address {
    font-style: normal;
  }
`;

/** Aligned with the section's lower edge. */
export const Phone = styled.div`
  justify-self: center;
  align-self: end;
  width: min(16rem, 100%);
  aspect-ratio: 1 / 1.5;
  margin-block: ${space[4]} calc(-1 * ${space.section});
  overflow: hidden;
  ${from("md")} {
    grid-area: aside;
    justify-self: end;
    width: clamp(15rem, 29vw, 26rem);
    aspect-ratio: 1 / 1.9;
  }
`;
