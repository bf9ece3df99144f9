import styled from "@emotion/styled";
import { useState } from "react";
import { showOffline } from "../../client/loader/LoadErrorAlert";
import { Button, ButtonLink } from "../../components/Button";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading } from "../../components/Section";
import { Small } from "../../components/Type";
import { moveFocus } from "../../lib/moveFocus";
import { mapFrameUrl, mapUrl } from "../../lib/openStreetMap";
import { useSite } from "../../lib/useSite";
import { row } from "../../theme/parts";
import { contentWidth, space, token } from "../../theme/tokens";
import { OfficeList } from "./Offices";

const Buttons = styled.div`
  ${row(space[3])}
`;

const Frame = styled.div`
  height: max(16rem, min(57.6vw, 47.5rem));
  overflow: hidden;
  break-inside: avoid;
  border-radius: ${token.radiusLarge};
  & > *,
  & img {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`;

/** The picture is 1.6 times as wide as it is high. On phones, its frame is 16rem high, and crops its sides. */
const SIZES = `(min-width: 1312px) 76rem, (max-width: 444px) 25.6rem, ${contentWidth}`;

/** Focuses the map, because the button is now hidden. An inline ref callback would do so on every render. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  moveFocus(frame);
  frame?.scrollIntoView({ block: "nearest" });
}

/**
 * Lists the offices if there are several, and shows a picture of the main one on a map. The map service would learn
 * the visitor's IP address, so the page contacts it only if the visitor requests the interactive map.
 */
export function FindUs({ map }: { map: Queries.ContactMapFieldsFragment }) {
  const [interactive, setInteractive] = useState(false);
  const { offices } = useSite().lender;
  const place = offices[0]?.place ?? "";
  return (
    <Section data-volume="quiet" id="offices">
      <SectionHeading content={map}>
        <Buttons>
          <Button
            type="button"
            className="needs-script screen-only"
            data-variant="secondary"
            data-replay-click
            // The button keeps its space, so that the second click of a double-click does not hit the link.
            style={interactive ? { visibility: "hidden" } : undefined}
            onClick={() => (navigator.onLine ? setInteractive(true) : showOffline())}
          >
            {map.showLabel}
          </Button>
          {offices.length === 1 && (
            <ButtonLink to={mapUrl(place)} variant="secondary" newTab>
              {map.serviceLabel}
            </ButtonLink>
          )}
        </Buttons>
      </SectionHeading>
      {offices.length > 1 && <OfficeList offices={offices} mapLabel={map.serviceLabel} />}
      {(interactive || map.picture) && (
        <Frame>
          {interactive ? (
            <iframe
              ref={focusFrame}
              title={map.frameTitle}
              src={mapFrameUrl(place)}
              referrerPolicy="no-referrer"
            />
          ) : (
            <Picture picture={map.picture} sizes={SIZES} />
          )}
        </Frame>
      )}
      <Small as="p" className="needs-script screen-only">
        {map.showNote}
      </Small>
    </Section>
  );
}
