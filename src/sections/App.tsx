import styled from "@emotion/styled";
import { Entries } from "../components/Entries";
import { Picture } from "../components/Picture";
import { Section, SectionHeading } from "../components/Section";
import { Split } from "../components/Split";
import { between, from } from "../theme/breakpoints";
import { columns, small } from "../theme/parts";
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

const Uses = styled(Entries)`
  gap: ${space[8]};
  ${columns("lg", 2)}
`;

/** What the app is for once the loan runs. */
export function AppAfterwards({ content }: { content: Queries.AppAfterwardsFieldsFragment }) {
  return (
    <Section data-background="plain">
      <Split ratio="5fr 7fr" data-align="centre" data-from="md">
        <Window className="screen-only">
          <Picture
            picture={content.picture}
            sizes="(min-width: 1280px) 17.25rem, (min-width: 1024px) 22.5vw, (min-width: 768px) 13rem, min(20rem, 57vw)"
            transparent
          />
        </Window>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <Uses entries={content.features} />
        </div>
      </Split>
    </Section>
  );
}
