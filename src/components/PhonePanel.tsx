import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { from } from "../theme/breakpoints";
import { color, space, token } from "../theme/tokens";
import { Picture } from "./Picture";

/** A phone on madras cloth, cropped where the sample pictures have no text. */
export const PhonePanel = ({ picture }: Pick<ComponentProps<typeof Picture>, "picture">) => (
  <Cloth className="screen-only">
    <Picture
      picture={picture}
      sizes="(min-width: 1035px) 300px, (min-width: 768px) 29vw, (min-width: 500px) 300px, 45vw"
      transparent
    />
  </Cloth>
);

const Cloth = styled.div`
  --width: min(18.75rem, 45vw);
  ${from("md")} {
    --width: min(18.75rem, 29vw);
  }
  height: calc(${space.part} + 1.49 * var(--width));
  padding-top: ${space.part};
  overflow: hidden;
  border-radius: ${token.radiusLarge};
  background: ${color.text} url("/patterns/madras.svg") center top / 15rem;
  & img {
    width: var(--width);
    margin-inline: auto;
    filter: ${token.liftOnPattern};
  }
`;
