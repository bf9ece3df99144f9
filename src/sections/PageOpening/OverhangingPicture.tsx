import styled from "@emotion/styled";
import { Picture } from "../../components/Picture/Picture";
import { from } from "../../theme/breakpoints";
import { token } from "../../theme/tokens";

interface OverhangingPictureProps {
  picture: Queries.PictureDataFragment;
}

/** Hangs over the madras band into the section below, whose own padding makes room for it. */
const Frame = styled.div`
  align-self: end;
  width: 100%;
  max-width: 30rem;
  margin-bottom: calc(-1 * var(--opening-foot) - 2.5rem);
  overflow: hidden;
  border-radius: ${token.radiusLarge};
  box-shadow: ${token.shadowOverlay};
  ${from("md")} {
    width: clamp(17rem, 36vw, 30rem);
    margin-bottom: calc(-1 * var(--opening-foot) - 4rem);
  }
  @media print {
    display: none;
  }
`;

/** A picture beside a page's opening. */
export function OverhangingPicture({ picture }: OverhangingPictureProps) {
  return (
    <Frame>
      <Picture
        picture={picture}
        sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
        priority
      />
    </Frame>
  );
}
