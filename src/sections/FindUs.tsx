import styled from "@emotion/styled";
import { useState } from "react";
import { Button } from "../components/Button";
import { ButtonLink } from "../components/ButtonLink";
import { Picture } from "../components/Picture";
import { Section, SectionHeading } from "../components/Section";
import { moveFocus } from "../lib/moveFocus";
import { showOffline } from "../loader/LoadErrorNotice";
import { from } from "../theme/breakpoints";
import { contentWidth } from "../theme/measures";
import { row, small } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

const Buttons = styled.div`
  ${row(space[3])}
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  break-inside: avoid;
  border-radius: ${token.radiusLarge};
  background: ${color.backgroundSunken};
  & picture,
  & img,
  & iframe {
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  ${from("sm")} {
    aspect-ratio: 16 / 10;
  }
`;

/** On phones the square frame shows a part of the picture, which is 1.6 times as wide. */
const SIZES = `(min-width: 1312px) 76rem, (max-width: 639px) calc(160vw - 3.6rem), ${contentWidth}`;

const Note = styled.p`
  margin-top: ${space[3]};
  ${small}
`;

/** The button is hidden, so the map takes the focus; once, as React calls a new function at each render. */
function focusFrame(frame: HTMLIFrameElement | null): void {
  moveFocus(frame);
  frame?.scrollIntoView({ block: "nearest" });
}

/**
 * The office on a map. Our own picture is shown first; the map service, which learns the visitor's IP
 * address, is contacted only when the visitor requests its map.
 */
export function FindUs({ map }: { map: Queries.ContactMapFieldsFragment }) {
  const [interactive, setInteractive] = useState(false);
  return (
    <Section>
      <SectionHeading title={map.title} isSplit>
        <Buttons>
          <Button
            type="button"
            className="needs-script screen-only"
            data-variant="secondary"
            data-replay-click
            // Removed, it would let the link move under the second click of a double click.
            style={interactive ? { visibility: "hidden" } : undefined}
            onClick={() => (navigator.onLine ? setInteractive(true) : showOffline())}
          >
            {map.showLabel}
          </Button>
          <ButtonLink to={map.service.to} variant="secondary" newTab>
            {map.service.label}
          </ButtonLink>
        </Buttons>
      </SectionHeading>
      {(interactive || map.picture) && (
        <Frame>
          {interactive ? (
            <iframe
              ref={focusFrame}
              title={map.frameTitle}
              src={map.embedUrl}
              referrerPolicy="no-referrer"
            />
          ) : (
            <Picture picture={map.picture} sizes={SIZES} />
          )}
        </Frame>
      )}
      <Note className="needs-script screen-only">{map.showNote}</Note>
    </Section>
  );
}
