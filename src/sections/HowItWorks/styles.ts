import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { from, inMotion, scrollDriven } from "../../theme/breakpoints";
import { centred, columns, lead, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

const COLUMN_GAP = "clamp(2.5rem, 6vw, 6rem)";

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

/**
 * Three days as one panorama of four places. Where browsers can, a window onto it stays beside the
 * steps (above them on phones), and scrolling moves it from place to place. Elsewhere the panorama is
 * still, and each step has its quarter of it.
 */
export const Journey = styled.div`
  ${scrollDriven} {
    ${inMotion} {
      view-timeline: --days;
      view-timeline-inset: ${token.headerHeight} 0;
      ${from("lg")} {
        display: grid;
        grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
        gap: ${COLUMN_GAP};
      }
    }
  }
`;

/** The first and last place in the middle of the window, which an edge of the panorama never enters. */
const first = "min(-50cqw, -12.5%)";
const last = "max(50cqw - 100%, -87.5%)";

/** It rests at each place. */
const travel = keyframes`
  0%, 8% { translate: ${first}; }
  28%, 40% { translate: -37.5%; }
  60%, 72% { translate: -62.5%; }
  92%, 100% { translate: ${last}; }
`;

/** The sky never rests. */
const passTime = keyframes`
  from { translate: ${first}; }
  to { translate: ${last}; }
`;

/** The window onto the panorama. */
export const Stage = styled.div`
  display: none;
  ${scrollDriven} {
    ${inMotion} {
      display: block;
      position: sticky;
      z-index: 1;
      top: ${token.headerHeight};
      height: 42svh;
      margin-inline: calc(-1 * ${space.gutter});
      container-type: inline-size;
      overflow: clip;
      ${from("lg")} {
        top: calc(${token.headerHeight} + ${space[6]});
        order: 1;
        height: calc(100svh - ${token.headerHeight} - 2 * ${space[6]});
        margin-inline: 0;
        border-radius: ${token.radiusLarge};
      }
      & > img {
        position: absolute;
        left: 50%;
        width: auto;
        max-width: none;
        height: 100%;
        animation: ${passTime} linear both;
        animation-timeline: --days;
        animation-range: contain;
        & + img {
          animation-name: ${travel};
          animation-timing-function: ease-in-out;
        }
      }
    }
  }
`;

export const Steps = styled.ol`
  ${stack(`${space[16]} ${space[6]}`)}
  ${columns("sm", 2)}
  ${columns("lg", 4)}
`;

export const StepsBesideStage = styled(Steps)`
  ${scrollDriven} {
    ${inMotion} {
      grid-template-columns: minmax(0, 1fr);
      padding-top: ${space[8]};
    }
  }
`;

export const StepItem = styled.li`
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

/** A screen of the app opens. */
const open = keyframes`
  from { opacity: 0; scale: 0.7; }
`;

/** A step in its quarter of the panorama. */
export const Place = styled(StepItem)`
  &::before {
    content: "";
    display: block;
    aspect-ratio: 6 / 5;
    border-radius: ${token.radiusLarge};
    background: url("/scenes/days.svg"), url("/scenes/days-sky.svg");
    background-size: 400%;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  &:nth-of-type(2)::before {
    background-position-x: 33.33%;
  }
  &:nth-of-type(3)::before {
    background-position-x: 66.67%;
  }
  &:nth-of-type(4)::before {
    background-position-x: 100%;
  }
  & img {
    width: 76%;
    margin: -12% auto 0;
    border-radius: ${token.radius};
    box-shadow: ${token.shadow};
  }
  ${scrollDriven} {
    ${inMotion} {
      ${stack(space[6])}
      align-content: center;
      &::before {
        content: none;
      }
      & img {
        width: 100%;
        margin: 0;
        animation: ${open} ${token.easing} both;
        animation-timeline: view();
        animation-range: entry 30% cover 45%;
      }
      & > div {
        order: -1;
      }
      ${columns("md", 2)}
      ${columns("lg", 1)}
      ${from("lg")} {
        min-height: calc(100svh - ${token.headerHeight});
      }
    }
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
  ${centred("2.5rem")}
  border: 2px solid ${color.text};
  border-radius: ${token.radiusRound};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 1.25rem / 1 ${token.fontDisplay};
`;
