import styled from "@emotion/styled";
import { FeatureList } from "../components/FeatureList";
import { Band, Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { SectionHeading } from "../components/Section";
import { between, from } from "../theme/breakpoints";
import { columns, small, stack } from "../theme/parts";
import { space, token } from "../theme/tokens";
import { PageOpening } from "./PageOpening/PageOpening";
import { StoreBadges } from "./StoreBadges";

const Note = styled.p`
  margin-top: ${space[4]};
  ${small}
`;

/** The phone's foot is hidden behind the madras band on which the opening ends. */
const Crop = styled.div`
  justify-self: center;
  align-self: end;
  width: min(18rem, 78%);
  aspect-ratio: 1 / 1.32;
  margin-bottom: calc(-1 * var(--opening-foot));
  overflow: hidden;
  ${from("md")} {
    justify-self: end;
    width: clamp(16rem, 27vw, 23rem);
    aspect-ratio: 1 / 1.42;
  }
`;

/** The app's name, its stores, and the app itself. */
export const AppOpening = ({ content }: { content: Queries.AppPageFieldsFragment }) => (
  <PageOpening
    intro={content.intro}
    aside={
      <Crop className="screen-only">
        <Picture
          picture={content.picture}
          sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, min(18rem, 70vw)"
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

const Columns = styled(Container)`
  ${stack(`${space[12]} clamp(3rem, 6vw, 6rem)`)}
  align-items: center;
  ${columns("md", "minmax(0, 5fr) minmax(0, 7fr)")}
`;

/** A panel of madras cloth behind the phone, dimmed, so that the phone stands out. */
const Window = styled.div`
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

const Uses = styled(FeatureList)`
  gap: ${space[8]};
  ${columns("lg", 2)}
  & h3 {
    margin-top: ${space[3]};
  }
`;

/** What the app is for once the loan runs. */
export function AppAfterwards({ content }: { content: Queries.AppAfterwardsFieldsFragment }) {
  return (
    <Band data-background="plain">
      <Columns>
        <Window className="screen-only">
          <Picture
            picture={content.picture}
            sizes="(min-width: 1280px) 17.25rem, (min-width: 1024px) 22.5vw, (min-width: 768px) 13rem, min(20rem, 57vw)"
            transparent
          />
        </Window>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <Uses features={content.features} />
        </div>
      </Columns>
    </Band>
  );
}
