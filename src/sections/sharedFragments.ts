import { graphql } from "gatsby";

/** What several sections query. `breakpoints` are the widths in which the build renders pictures. */
export const query = graphql`
  fragment PictureData on Picture {
    alt
    src {
      gatsbyImageData(breakpoints: [264, 324, 396, 480, 580, 700, 850, 1040, 1280])
    }
  }
  fragment ListedProduct on ProductPage {
    path
    card {
      title
      description
      badge
      comingSoon
      linkLabel
      picture {
        ...PictureData
      }
    }
  }
  fragment LeaderCard on LeaderPage {
    path
    name
    role
    tagline
    picture {
      ...PictureData
    }
  }
  # A picture as wide as the page.
  fragment WidePictureData on Picture {
    alt
    src {
      gatsbyImageData(breakpoints: [396, 480, 580, 700, 850, 1040, 1280, 1560])
    }
  }
  # A screenshot of the app in a phone, on a transparent background.
  fragment PhonePictureData on Picture {
    alt
    src {
      gatsbyImageData(breakpoints: [144, 176, 212, 256, 304, 368, 440, 530, 640, 740])
    }
  }
  # A small picture in a list.
  fragment ThumbnailData on Picture {
    alt
    src {
      gatsbyImageData(breakpoints: [112, 138, 168, 200, 244, 300, 364])
    }
  }
`;
