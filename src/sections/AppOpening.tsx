import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Picture } from "../components/Picture";
import { from } from "../theme/breakpoints";
import { small } from "../theme/parts";
import { space } from "../theme/tokens";
import { PageOpening } from "./PageOpening/PageOpening";
import { StoreBadges } from "./StoreBadges";

const Note = styled.p`
  margin-top: ${space[4]};
  ${small}
`;

/** The phone's foot is hidden behind the madras band on which the opening ends. */
const Window = styled.div`
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
export const AppOpening = ({ content }: { content: Queries.AppOpeningFragment }) => (
  <PageOpening
    intro={content.intro}
    aside={
      <Window className="screen-only">
        <Picture
          picture={content.picture}
          sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, min(18rem, 70vw)"
          priority
          transparent
        />
      </Window>
    }
  >
    <StoreBadges />
    <Note>{content.storesNote}</Note>
  </PageOpening>
);

export const query = graphql`
  fragment AppOpening on AppPage {
    ...AppPageFields
    intro {
      ...IntroData
    }
    picture {
      ...PhonePictureData
    }
  }
`;
