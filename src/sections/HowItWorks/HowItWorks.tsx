import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { StepCaption, StepNumber } from "../../components/Step";
import { from, inMotion, scrollDriven } from "../../theme/breakpoints";
import { contentWidth } from "../../theme/measures";
import { centred, columns, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { LeaderQuote, QuoteBand } from "../LeaderQuote";

/** Lists the steps to a loan, with a panorama if they have pictures, and a leader's quote. */
export function HowItWorks({ howItWorks }: { howItWorks: Queries.HomeHowItWorksFieldsFragment }) {
  const { steps } = howItWorks;
  const hasPictures = steps.some(({ picture }) => picture);
  const [List, Item] = hasPictures ? [StepsBesideStage, Place] : [Steps, StepItem];
  const list = (
    <List>
      {steps.map((step, index) => (
        <Item key={step.title} data-place={index + 1}>
          <Step step={step} number={index + 1} />
        </Item>
      ))}
    </List>
  );
  return (
    <>
      <Section title={howItWorks.title} text={howItWorks.lead} isSplit>
        {hasPictures ? (
          <Journey>
            <Stage className="screen-only">
              {["days-sky", "days"].map((name) => (
                <img
                  key={name}
                  src={`/scenes/${name}.svg`}
                  alt=""
                  width={3840}
                  height={800}
                  loading="lazy"
                />
              ))}
            </Stage>
            {list}
          </Journey>
        ) : (
          list
        )}
      </Section>
      <QuoteBand data-background="warm">
        <Container>
          <LeaderQuote quote={howItWorks.quote} side="right" />
        </Container>
      </QuoteBand>
    </>
  );
}

function Step({ step, number }: { step: Queries.StepFieldsFragment; number: number }) {
  const { title, description, note, picture, caption } = step;
  return (
    <>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1344px) 13.2rem, (min-width: 1024px) 16vw, (min-width: 768px) 29vw, calc(0.64 * ${contentWidth})`}
        />
      )}
      <div>
        <Mark aria-hidden="true">{number}</Mark> {note && <small>{note}</small>}
        <h3>
          <StepNumber number={number} />
          {title}
        </h3>
        <p>{description}</p>
        {caption && <StepCaption>{caption}</StepCaption>}
      </div>
    </>
  );
}

/**
 * Shows one panorama of four places. In browsers with scroll-driven animations, a sticky window next to the
 * steps (above them on phones) moves from place to place. Elsewhere each step shows its quarter of the
 * panorama.
 */
const Journey = styled.div`
  ${scrollDriven} {
    ${inMotion} {
      view-timeline: --days;
      view-timeline-inset: ${token.headerHeight} 0;
      ${from("lg")} {
        display: grid;
        grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
        gap: ${space.columns};
      }
    }
  }
`;

/** Offsets that centre the first and the last place without showing an edge of the panorama. */
const first = "min(-50cqw, -12.5%)";
const last = "max(50cqw - 100%, -87.5%)";

/** Pauses at each place. */
const moveScenery = keyframes`
  0%, 8% { translate: ${first}; }
  28%, 40% { translate: -37.5%; }
  60%, 72% { translate: -62.5%; }
  92%, 100% { translate: ${last}; }
`;

/** Moves the sky without a pause. */
const moveSky = keyframes`
  from { translate: ${first}; }
  to { translate: ${last}; }
`;

/** The window onto the panorama. */
const Stage = styled.div`
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
        animation: ${moveSky} linear both;
        animation-timeline: --days;
        animation-range: contain;
        & + img {
          animation-name: ${moveScenery};
          animation-timing-function: ease-in-out;
        }
      }
    }
  }
`;

const Steps = styled.ol`
  ${stack(`${space[16]} ${space[6]}`)}
  ${columns("sm", 2)}
  ${columns("lg", 4)}
`;

const StepsBesideStage = styled(Steps)`
  ${scrollDriven} {
    ${inMotion} {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space[5]};
      padding-top: ${space[5]};
    }
  }
`;

const StepItem = styled.li`
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

const openScreen = keyframes`
  from { opacity: 0; scale: 0.7; }
`;

/** A step with its quarter of the panorama. */
const Place = styled(StepItem)`
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
  &[data-place="2"]::before {
    background-position-x: 33.33%;
  }
  &[data-place="3"]::before {
    background-position-x: 66.67%;
  }
  &[data-place="4"]::before {
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
        width: 64%;
        margin: 0;
        ${from("lg")} {
          width: 48%;
        }
        animation: ${openScreen} ${token.easing} both;
        animation-timeline: view();
        animation-range: entry 30% cover 45%;
      }
      & > div {
        order: -1;
      }
      ${columns("md", 2)}
      ${columns("lg", 1)}
      ${from("lg")} {
        min-height: 46svh;
      }
    }
  }
`;

/** The step's number, on the line above the step. */
const Mark = styled.span`
  position: absolute;
  top: -1.3125rem;
  ${centred("2.5rem")}
  border: 2px solid ${color.text};
  border-radius: ${token.radiusRound};
  background: ${color.accent};
  color: ${color.onAccent};
  font: 700 1.25rem / 1 ${token.fontDisplay};
`;
