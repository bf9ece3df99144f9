import { graphql } from "gatsby";

/** Fragments that several sections query. */
export const query = graphql`
  fragment ListedProduct on ProductPage {
    path
    card {
      ...ProductCardFields
    }
  }
  fragment LeaderCard on LeaderPage {
    path
    name
    role
    tagline
    picture {
      ...LeaderPicture
    }
  }
`;
