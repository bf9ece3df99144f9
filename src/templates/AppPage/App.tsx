import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/Button";
import { ItemGrid } from "../../components/ItemList";
import { LendingNote } from "../../components/LendingNote";
import { PageOpening } from "../../components/PageOpening";
import { PhonePanel } from "../../components/PhonePanel";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { StepList } from "../../components/Steps";
import { StoreBadges } from "../../components/StoreBadges";
import { Small } from "../../components/Type";
import { below, from } from "../../theme/breakpoints";
import { row, stack } from "../../theme/parts";
import { space, token } from "../../theme/tokens";

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
      sizes="(min-width: 1280px) 13rem, (min-width: 768px) 17vw, 6.5rem"
      hasPhones
    />
    <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
  </Section>
);

/** Phones in a row, or on phones one below the other with the text beside each. */
const Film = styled(StepList)`
  ${stack(`${space[6]} clamp(1.25rem, 2vw, 2rem)`)}
  margin-bottom: ${space[8]};
  & img {
    filter: ${token.liftOnLight};
  }
  ${below("md")} {
    & > li {
      ${row(`${space[3]} ${space[5]}`)}
    }
    & picture {
      width: 6.5rem;
    }
    & .step {
      display: block;
      flex: 1 1 9rem;
    }
    /* Beside the note and the title. */
    & [data-number] {
      float: left;
      margin: 0 ${space[3]} ${space[4]} 0;
    }
    & p {
      clear: left;
    }
  }
  ${from("md")} {
    grid: auto / auto-flow minmax(0, 1fr);
    & img {
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
