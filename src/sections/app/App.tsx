import styled from "@emotion/styled";
import { ArrowLink } from "../../components/Button";
import { Entries } from "../../components/Entries";
import { PageOpening } from "../../components/PageOpening";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading, Split } from "../../components/Section";
import { StepList } from "../../components/Steps";
import { Small } from "../../components/Type";
import { below, between, from } from "../../theme/breakpoints";
import { columns, row, stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { StoreBadges } from "../StoreBadges";

/** Opens the app's page with its name, the store badges and a picture. Phones load its smallest file. */
export const AppOpening = ({ content }: { content: Queries.AppPageFieldsFragment }) => (
  <PageOpening
    intro={content.intro}
    asideLook="phone"
    aside={
      <Picture
        picture={content.picture}
        sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, 1px"
        priority
        transparent
      />
    }
  >
    <StoreBadges />
    <Small as="p">{content.storesNote}</Small>
  </PageOpening>
);

interface AppStepsProps {
  content: Queries.AppProcessFieldsFragment;
  guide: { label: string; to: string };
}

/** Lists the steps from the download to the payout, each with a screenshot. */
export const AppSteps = ({ content, guide }: AppStepsProps) => (
  <Section data-background="warm" content={content}>
    <Strip
      steps={content.steps}
      sizes="(min-width: 1280px) 13rem, (min-width: 1024px) 17vw, 11.5rem"
      hasPhones
    />
    <ArrowLink to={guide.to}>{guide.label}</ArrowLink>
  </Section>
);

/**
 * Phones in a row, which phones scroll from screen to screen. On tablets and on paper the upper part of each is
 * next to its text.
 */
const Strip = styled(StepList)`
  ${stack(space[10])}
  & > li {
    ${row(`min(${space[6]}, 5vw)`)}
    align-items: center;
  }
  @media screen {
    ${below("md")} {
      grid: auto / auto-flow min(17.5rem, 82vw);
      gap: ${space[4]};
      margin-inline: calc(-1 * ${space.gutter});
      padding-inline: ${space.gutter};
      scroll-padding-inline: ${space.gutter};
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      /* Contains the hidden texts, which would widen the page. */
      & > li {
        position: relative;
        align-content: start;
        scroll-snap-align: start;
      }
    }
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
          <SectionHeading content={content} />
          <Features
            entries={content.features.map(({ more, ...feature }) => ({
              ...feature,
              ...(more && { action: more }),
            }))}
          />
        </div>
      </Split>
    </Section>
  );
}
