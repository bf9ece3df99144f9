import styled from "@emotion/styled";
import { ArrowLink } from "../../components/ArrowLink";
import { Entries } from "../../components/Entries";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading } from "../../components/Section";
import { Split } from "../../components/Split";
import { StepCaption, StepNumber } from "../../components/Step";
import { below, between, from } from "../../theme/breakpoints";
import { centred, columns, hidden, muted, row, small, stack, stepNote } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { PageOpening } from "../PageOpening";
import { StoreBadges } from "../StoreBadges";

const Note = styled.p`
  margin-top: ${space[4]};
  ${small}
`;

/** Crops the phone at the madras band that ends the opening. Phones have no space for it, and load its smallest file. */
const Crop = styled.div`
  align-self: end;
  width: clamp(16rem, 27vw, 23rem);
  aspect-ratio: 1 / 1.42;
  margin-bottom: calc(-1 * var(--opening-foot));
  overflow: hidden;
  ${hidden(below("md"))}
`;

/** Opens the app's page with its name, store badges and picture. */
export const AppOpening = ({ content }: { content: Queries.AppPageFieldsFragment }) => (
  <PageOpening
    intro={content.intro}
    aside={
      <Crop className="screen-only">
        <Picture
          picture={content.picture}
          sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, 1px"
          priority
          transparent
        />
      </Crop>
    }
  >
    <StoreBadges />
    <Note>{content.storesNote}</Note>
  </PageOpening>
);

interface AppStepsProps {
  content: Queries.AppProcessFieldsFragment;
  guide: { label: string; to: string };
}

const SIZES = "(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, 11.5rem";

/** Lists the steps from the download to the payout, each with a screenshot. */
export function AppSteps({ content, guide }: AppStepsProps) {
  return (
    <Section data-background="warm" title={content.title} text={content.text}>
      <Strip>
        {content.steps.map(({ title, description, note, picture, caption }, index) => (
          <li key={title}>
            {/* Phones show the first one when the page opens. */}
            {picture && (
              <Picture picture={picture} sizes={SIZES} priority={index === 0} transparent />
            )}
            <div>
              <h3>
                <StepNumber number={index + 1} visible />
                {title}
              </h3>
              {note && <small>{note}</small>}
              <p>{description}</p>
              {caption && <StepCaption>{caption}</StepCaption>}
            </div>
          </li>
        ))}
      </Strip>
      <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
    </Section>
  );
}

/** Shows the phones in a row on laptops and wider. Elsewhere the upper part of each is next to its text. */
const Strip = styled.ol`
  ${stack(space[10])}
  margin-bottom: ${space[10]};
  & > li {
    ${row(`min(${space[6]}, 5vw)`)}
    align-items: center;
  }
  ${below("lg")} {
    & picture {
      display: grid;
      flex: 1 1 14rem;
      justify-items: center;
      height: 16rem;
      padding-top: ${space[6]};
      overflow: hidden;
      border-radius: ${token.radiusLarge};
      background: ${color.backgroundSunken};
    }
    & img {
      width: 11.5rem;
    }
  }
  @media print {
    & picture {
      height: auto;
      padding-top: 0;
    }
  }
  /* Wraps below the picture on phones. */
  & > li > div {
    flex: 2 1 16rem;
    min-width: 0;
  }
  ${from("lg")} {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: clamp(1.25rem, 2vw, 2rem);
    & > li {
      display: block;
    }
    & > li > div {
      margin-top: ${space[6]};
    }
  }
  & img {
    filter: ${token.liftOnLight};
  }
  & h3 {
    font-size: ${size.h4};
  }
  & h3 > span {
    ${centred("2.25rem")}
    margin-bottom: ${space[3]};
    border-radius: ${token.radiusRound};
    background: ${color.accent};
    color: ${color.onAccent};
    font: 700 1.125rem / 1 ${token.fontText};
    letter-spacing: 0;
  }
  & small {
    ${stepNote}
    margin-top: ${space[2]};
  }
  & p {
    ${muted(space[2])}
    line-height: 1.5;
  }
`;

const PhonePanel = styled.div`
  display: grid;
  place-items: start center;
  aspect-ratio: 1 / 1.1;
  ${between("md", "lg")} {
    aspect-ratio: 3 / 5;
  }
  padding-top: 12%;
  overflow: hidden;
  border-radius: ${token.radiusLarge};
  background: url("/patterns/madras.svg") center / 15rem;
  & picture {
    width: clamp(13rem, 62%, 20rem);
  }
  & img {
    filter: ${token.liftOnPattern};
  }
`;

const Features = styled(Entries)`
  gap: ${space[8]};
  ${columns("lg", 2)}
`;

/** Lists what the app does after the payout. */
export function AppAfterwards({ content }: { content: Queries.AppAfterwardsFieldsFragment }) {
  return (
    <Section data-background="plain">
      <Split ratio="5fr 7fr" data-align="centre" data-from="md">
        <PhonePanel className="screen-only">
          <Picture
            picture={content.picture}
            sizes="(min-width: 1280px) 17.25rem, (min-width: 1024px) 22.5vw, (min-width: 768px) 13rem, min(20rem, 57vw)"
            transparent
          />
        </PhonePanel>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <Features entries={content.features} />
        </div>
      </Split>
    </Section>
  );
}
