import { graphql } from "gatsby";
import { Picture } from "../Picture";

interface ThumbnailProps {
  picture: Queries.ThumbnailDataFragment;
  /** How wide it is shown, as the `sizes` attribute of an image says it. */
  sizes: string;
}

/** A picture in the small widths that lists have. */
export const Thumbnail = ({ picture, sizes }: ThumbnailProps) => (
  <Picture picture={picture} sizes={sizes} />
);

export const query = graphql`
  fragment ThumbnailData on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [112, 138, 168, 200, 244, 300, 364]
        )
      }
    }
  }
`;
