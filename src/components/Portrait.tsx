import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { iconRow, square } from "../theme/parts";
import { color, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Label, UnbrokenWords } from "./Type";

/** A picture of a person, in the ratio 4:5. Renders nothing without one, so that no column is empty. */
export const PortraitPicture = (props: ComponentProps<typeof Picture>) =>
  props.picture && (
    <Upright>
      <Picture {...props} />
    </Upright>
  );

const Upright = styled.div`
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    object-position: 50% 20%;
    border-radius: ${token.radiusLarge};
  }
`;

/** The faces of up to three people in a row, which decorate the opening of a page. */
export const Faces = ({ people }: { people: readonly { picture: PortraitProps["picture"] }[] }) => {
  const pictures = people
    .flatMap(({ picture }) => (picture ? [{ ...picture, alt: "" }] : []))
    .slice(0, 3);
  const { length } = pictures;
  if (length === 0) return null;
  return (
    <Row>
      {pictures.map((picture) => (
        <PortraitPicture
          key={picture.src.gatsbyImageData?.images.fallback?.src}
          picture={picture}
          sizes={`(min-width: 1312px) ${30 / length}rem, (min-width: 768px) ${36 / length}vw, min(10rem, ${Math.round(100 / length)}vw)`}
          priority
        />
      ))}
    </Row>
  );
};

const Row = styled.div`
  display: grid;
  grid: auto / auto-flow minmax(0, 10rem);
  gap: ${space[3]};
  ${from("md")} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

interface PortraitProps {
  picture?: ComponentProps<typeof Picture>["picture"];
  name: ReactNode;
  role: string;
}

export const Portrait = ({ picture = null, name, role }: PortraitProps) => (
  <Person>
    <Picture picture={picture} sizes="5rem" />
    <span>
      <Label as="span">{typeof name === "string" ? <UnbrokenWords text={name} /> : name}</Label>
      {role}
    </span>
  </Person>
);

const Person = styled.div`
  ${iconRow(space[4])}
  color: ${color.textMuted};
  & img {
    ${square("5rem")}
    border-radius: ${token.radiusRound};
    object-fit: cover;
    object-position: 50% 20%;
  }
  & > span > span {
    color: ${color.text};
  }
`;
