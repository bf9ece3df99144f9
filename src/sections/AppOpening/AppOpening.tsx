import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { StoreBadges } from "../../components/StoreBadges/StoreBadges";
import { color, size, space } from "../../theme/tokens";
import { PageOpening } from "../PageOpening/PageOpening";
import { StandingPhone } from "../PageOpening/StandingPhone";

interface AppOpeningProps {
  content: Queries.AppOpeningFragment;
}

const Note = styled.p`
  margin-top: ${space[4]};
  font-size: ${size.small};
  color: ${color.textMuted};
`;

/** The app's name, its stores, and the app itself. */
export const AppOpening = ({ content }: AppOpeningProps) => (
  <PageOpening intro={content.intro} aside={<StandingPhone picture={content.picture} />}>
    <StoreBadges variant="light" />
    <Note>{content.storesNote}</Note>
  </PageOpening>
);

export const query = graphql`
  fragment AppOpening on AppPage {
    intro {
      ...IntroData
    }
    picture {
      ...PhonePictureData
    }
    storesNote
  }
`;
