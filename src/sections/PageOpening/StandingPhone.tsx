import styled from "@emotion/styled";
import { PhonePicture } from "../../components/PhonePicture/PhonePicture";
import { from } from "../../theme/breakpoints";

interface StandingPhoneProps {
  picture: Queries.PhonePictureDataFragment;
}

/** The phone's foot is hidden behind the madras band on which the opening ends. */
const Window = styled.div`
  justify-self: center;
  align-self: end;
  width: min(18rem, 78%);
  aspect-ratio: 1 / 1.32;
  margin-bottom: calc(-1 * var(--opening-foot));
  overflow: hidden;
  ${from("md")} {
    justify-self: end;
    width: clamp(16rem, 27vw, 23rem);
    aspect-ratio: 1 / 1.42;
  }
  @media print {
    display: none;
  }
`;

/** A screen of the app beside a page's opening. */
export function StandingPhone({ picture }: StandingPhoneProps) {
  return (
    <Window>
      <PhonePicture
        picture={picture}
        sizes="(min-width: 1376px) 23rem, (min-width: 960px) 27vw, (min-width: 768px) 16rem, min(18rem, 70vw)"
        priority
      />
    </Window>
  );
}
