import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { below, from } from "../theme/breakpoints";
import { token } from "../theme/tokens";
import { Picture } from "./Picture";

interface ObjectPictureProps extends Omit<ComponentProps<typeof Picture>, "sizes"> {
  /** Whether it shows a face, which has to be in the picture as a whole. */
  isFace?: boolean;
}

/** A picture as the object of a page's opening. */
export const ObjectPicture = ({ isFace, ...picture }: ObjectPictureProps) => (
  <Frame data-face={isFace}>
    <Picture
      sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
      priority
      {...picture}
    />
  </Frame>
);

const Frame = styled.div`
  &[data-face] {
    --phone-ratio: 11 / 10;
  }
  & img {
    border-radius: ${token.radiusLarge};
    object-fit: cover;
    object-position: 50% 26%;
    /* Otherwise the ratio is that of the attributes, which "auto" would not restore. */
    ${below("md")} {
      aspect-ratio: var(--phone-ratio, 3 / 2);
    }
    ${from("md")} {
      box-shadow: ${token.shadowOverlay};
    }
  }
`;
