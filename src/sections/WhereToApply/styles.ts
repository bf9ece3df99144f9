import styled from "@emotion/styled";
import { Container } from "../../components/Layout/Container";
import { from } from "../../theme/breakpoints";
import { color, space } from "../../theme/tokens";

export const Ground = styled.section`
  padding-top: ${space.section};
  overflow: hidden;
  background: ${color.ground};
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} clamp(3rem, 8vw, 8rem);
  align-items: center;
  ${from("md")} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  & > div:last-of-type {
    padding-bottom: ${space[10]};
    ${from("md")} {
      padding-bottom: ${space.section};
    }
  }
  & ul + a {
    margin-top: ${space[6]};
  }
`;

/** Stands on the section's lower edge. */
export const Phone = styled.div`
  order: 1;
  justify-self: center;
  width: min(15rem, 100%);
  aspect-ratio: 1 / 1.35;
  overflow: hidden;
  ${from("md")} {
    order: 0;
    align-self: end;
    width: clamp(15rem, 28vw, 20rem);
    aspect-ratio: 1 / 1.6;
  }
  @media print {
    display: none;
  }
`;
