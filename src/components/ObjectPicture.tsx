import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { from } from "../theme/breakpoints";
import { token } from "../theme/tokens";
import { Picture } from "./Picture";

/** A picture as the object of a page's opening. */
export const ObjectPicture = (picture: Omit<ComponentProps<typeof Picture>, "sizes">) => (
  <Frame>
    <Picture
      sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
      priority
      {...picture}
    />
  </Frame>
);

const Frame = styled.div`
  & img {
    aspect-ratio: 3 / 2;
    border-radius: ${token.radiusLarge};
    object-fit: cover;
    object-position: 50% 26%;
    ${from("md")} {
      aspect-ratio: auto;
      box-shadow: ${token.shadowOverlay};
    }
  }
`;
