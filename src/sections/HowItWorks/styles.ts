import styled from "@emotion/styled";
import { Band } from "../../components/Layout";
import { from } from "../../theme/breakpoints";
import { centred, lead, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

const COLUMN_GAP = "clamp(2.5rem, 6vw, 6rem)";
/** The vertical offset of the right-hand steps. */
const STAGGER = "7rem";

export const Heading = styled.div`
  margin-bottom: ${space[12]};
  & > p {
    max-width: 30rem;
    margin-top: ${space[5]};
    ${lead}
  }
  ${from("lg")} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${COLUMN_GAP};
    align-items: end;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[16]} ${COLUMN_GAP};
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: ${STAGGER};
    & > li:nth-of-type(even) {
      position: relative;
      top: ${STAGGER};
    }
  }
`;

export const StepItem = styled.li`
  & img {
    border-radius: ${token.radiusLarge};
  }
  & > div {
    position: relative;
    margin-top: ${space[10]};
    padding-top: ${space[8]};
    border-top: 2px solid ${color.text};
  }
  & h3 {
    margin-block: ${space[1]} ${space[2]};
  }
  & small {
    font-size: ${size.body};
    font-weight: 600;
    color: ${color.positive};
  }
  & p {
    max-width: 32rem;
    color: ${color.textMuted};
  }
`;

/** What an offer states, below the steps. */
export const Price = styled.div`
  ${stack(`${space[8]} ${COLUMN_GAP}`)}
  align-items: center;
  margin-top: ${space.section};
  & h3 {
    font-size: ${size.h2};
  }
  & p {
    max-width: 32rem;
    margin-block: ${space[4]};
    color: ${color.textMuted};
  }
  & a {
    display: flex;
  }
  ${from("md")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: clamp(2.5rem, 5vw, 4.5rem);
    border-radius: ${token.radiusLarge};
    background: ${color.backgroundWarm};
    & > figure {
      justify-self: center;
      margin-top: 0;
    }
  }
`;

/** The step's number, in a mark on its line. */
export const Mark = styled.span`
  position: absolute;
  top: -1.3125rem;
  left: 0;
  ${centred("2.5rem")}
  border: 2px solid ${color.text};
  border-radius: ${token.radiusRound};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 1.25rem / 1 ${token.fontDisplay};
`;

export const QuoteBand = styled(Band)`
  padding-bottom: 0;
`;
