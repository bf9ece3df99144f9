import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/Button";
import { ItemList } from "../../components/ItemList";
import { LendingNote } from "../../components/LendingNote";
import { PageOpening } from "../../components/PageOpening";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { StepList } from "../../components/Steps";
import { Small } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { fitGrid } from "../../theme/parts";
import { color, opaque, space, token } from "../../theme/tokens";
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
    <Strip
      steps={content.steps}
      sizes="(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, 14rem"
      hasPhones
    />
    <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
  </Section>
);

/** A row of phones. Narrow screens scroll from one phone to the next. In print, the phones are stacked. */
const Strip = styled(StepList)`
  @media screen {
    display: grid;
    grid: auto / auto-flow minmax(min(17.5rem, 82vw, max(71vw, 16rem)), 1fr);
    gap: clamp(1.25rem, 2vw, 2rem);
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scroll-padding-inline: ${space.gutter};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    /* Contains visually hidden text, which would otherwise widen the page. */
    & > li {
      position: relative;
      scroll-snap-align: start;
    }
  }
  & picture {
    display: grid;
    justify-items: center;
    height: 19rem;
    margin-bottom: ${space[6]};
    padding-top: ${space[6]};
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.backgroundSunken};
  }
  & img {
    width: 14rem;
    filter: ${token.liftOnLight};
    mask: linear-gradient(${opaque} 15.5rem, transparent 17.5rem);
  }
  ${from("lg")} {
    grid-auto-columns: minmax(0, 1fr);
    overflow: visible;
    & picture {
      height: auto;
      padding: 0;
      overflow: visible;
      background: none;
    }
    & img {
      width: 100%;
      mask: none;
    }
  }
`;

const Features = styled(ItemList)`
  ${fitGrid("15rem", space[8])}
`;

export function AppAfterwards({ content }: { content: Queries.AppAfterwardsFieldsFragment }) {
  return (
    <Section>
      <Split ratio="5fr 7fr" data-align="centre" data-from="md">
        {content.picture && <PhonePanel picture={content.picture} />}
        <div>
          <SectionHeading content={content} />
          <Features
            items={content.features.map(({ more, ...feature }) => ({ ...feature, action: more }))}
          />
        </div>
      </Split>
    </Section>
  );
}
