import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/Button";
import { ItemGrid } from "../../components/ItemList";
import { LendingNote } from "../../components/LendingNote";
import { PageOpening } from "../../components/PageOpening";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { StepList } from "../../components/Steps";
import { Small } from "../../components/Type";
import { below, from, largeText } from "../../theme/breakpoints";
import { stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { PhonePanel } from "../PhonePanel";
import { StoreBadges } from "../StoreBadges";

interface AppOpeningProps {
  content: Queries.AppPageFieldsFragment;
  children: ReactNode;
}

export const AppOpening = ({ content, children }: AppOpeningProps) => (
  <PageOpening
    intro={content.intro}
    objectLook="standing"
    object={
      content.picture && (
        <Cut>
          <Picture
            picture={content.picture}
            sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, min(15rem, 68vw)"
            priority
            transparent
          />
        </Cut>
      )
    }
  >
    <StoreBadges />
    <Small as="p" data-terms="">
      {content.storesNote}
    </Small>
    {children}
    <LendingNote />
  </PageOpening>
);

/** The upper part of a phone. */
const Cut = styled.div`
  width: min(15rem, 68vw);
  aspect-ratio: 1 / 0.75;
  margin-inline: auto;
  overflow: hidden;
  & img {
    /* The picture has a transparent edge. */
    margin-top: -17%;
  }
  ${from("md")} {
    width: clamp(16rem, 27vw, 23rem);
    aspect-ratio: 1 / 1.42;
    & img {
      margin-top: 0;
    }
  }
`;

interface AppStepsProps {
  content: Queries.AppProcessFieldsFragment;
  guide: { label: string; to: string };
}

export const AppSteps = ({ content, guide }: AppStepsProps) => (
  <Section data-background="warm" content={content}>
    <Film
      steps={content.steps}
      sizes="(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, min(9rem, 31vw)"
      hasPhones
    />
    <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
  </Section>
);

/** Phones in a row, or on narrower screens as the frames of an upright film with the text beside it. */
const Film = styled(StepList)`
  ${stack("0")}
  @media screen {
    ${below("lg")} {
      & > li {
        display: grid;
        grid-template-columns: min(8rem, 30%) minmax(0, 1fr);
        column-gap: min(1.875rem, 9vw);
        position: relative;
        min-height: 9.5rem;
      }
      & picture {
        padding-top: ${space[4]};
        overflow: hidden;
        contain: size;
        background: ${color.text};
        border-block: dashed ${color.backgroundWarm};
        border-width: 3px 0;
      }
      /* Larger than the frame, so that the screens are readable. */
      & img {
        width: 112%;
        max-width: none;
        margin-left: -6%;
      }
      & .step {
        display: block;
        padding-block: ${space[4]};
      }
      /* On the film's edge. */
      & [data-number] {
        position: absolute;
        left: calc(min(8rem, 30%) - 1.25rem);
        background: ${color.backgroundWarm};
      }
    }
    ${largeText} {
      & > li {
        display: block;
      }
      & picture {
        contain: none;
      }
      & img {
        width: 100%;
        margin-left: 0;
      }
      & [data-number] {
        position: static;
      }
    }
  }
  & img {
    filter: ${token.liftOnLight};
  }
  ${from("lg")} {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: clamp(1.25rem, 2vw, 2rem);
    & img {
      width: 100%;
      margin-bottom: ${space[6]};
    }
  }
`;

export function AppAfterwards({ content }: { content: Queries.AppAfterwardsFieldsFragment }) {
  return (
    <Section>
      <Split ratio="5fr 7fr" data-align="centre">
        {content.picture && <PhonePanel picture={content.picture} />}
        <div>
          <SectionHeading content={content} />
          <ItemGrid
            items={content.features.map(({ more, ...feature }) => ({ ...feature, action: more }))}
          />
        </div>
      </Split>
    </Section>
  );
}
