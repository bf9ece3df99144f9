import { graphql } from "gatsby";
import { Picture } from "../Picture";

interface PhonePictureProps {
  picture: Queries.PhonePictureDataFragment;
  /** How wide the phone is shown, as the `sizes` attribute of an image says it. */
  sizes: string;
  /** It is among the first things to be seen: fetched early, never late. */
  priority?: boolean;
}

/** A screen of the app in its phone: transparent around it, and in the widths that phones have. */
export const PhonePicture = ({ picture, sizes, priority }: PhonePictureProps) => (
  <Picture picture={picture} sizes={sizes} priority={priority} transparent />
);

export const query = graphql`
  fragment PhonePictureData on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [144, 176, 212, 256, 304, 368, 440, 530, 640, 740]
          placeholder: NONE
        )
      }
    }
  }
`;
