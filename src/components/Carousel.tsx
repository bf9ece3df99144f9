import styled from "@emotion/styled";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { isUnhandledArrowKey } from "../lib/isUnhandledArrowKey";
import { moveFocus } from "../lib/moveFocus";
import { withoutScript } from "../theme/breakpoints";
import { space } from "../theme/tokens";
import { ActionRow, Button } from "./Button";
import { drawings, Icon } from "./Icon";

interface CarouselProps {
  labelledBy: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * A row of slides that scrolls sideways, also with the arrow keys while the focus is in it. Without
 * JavaScript and in print, the slides are stacked.
 */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !isUnhandledArrowKey(event.nativeEvent)) return;
    event.preventDefault();
    showSlide(row.current, step);
  };
  return (
    <Region role="group" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <Row ref={row}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Row>
      {slides.length > 1 && (
        <ActionRow className="needs-script screen-only">
          <Button
            type="button"
            data-variant="secondary"
            data-replay-click
            onClick={() => showSlide(row.current, -1)}
          >
            <Icon drawing={drawings.arrowLeft} />
            Previous
          </Button>
          <Button
            type="button"
            data-variant="secondary"
            data-replay-click
            onClick={() => showSlide(row.current, 1)}
          >
            Next
            <Icon drawing={drawings.arrowRight} />
          </Button>
        </ActionRow>
      )}
    </Region>
  );
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Scrolls to the slide after the current one, or before it, wrapping around at both ends. If the focus is in
 * a slide, it moves along, because it would otherwise be out of sight.
 */
function showSlide(row: HTMLElement | null, step: 1 | -1): void {
  if (!row) return;
  const slides = [...row.querySelectorAll<HTMLElement>(":scope > li")];
  const current = Math.round((row.scrollLeft / row.scrollWidth) * slides.length);
  const shown = slides.at((current + step) % slides.length);
  if (row.contains(document.activeElement)) moveFocus(shown);
  row.scrollTo({ left: shown?.offsetLeft });
}

const Region = styled.div`
  position: relative;
`;

/** The padding keeps the outline of a focused link from being cut off. */
const Row = styled.ul`
  position: relative;
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  gap: ${space[8]};
  margin: calc(-1 * ${space[2]});
  padding: ${space[2]};
  overflow-x: auto;
  scroll-behavior: smooth;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space[2]};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  & > li {
    scroll-snap-align: start;
  }
  ${withoutScript} {
    grid-auto-flow: row;
    gap: ${space[16]};
  }
  @media print {
    grid-auto-flow: row;
  }
`;
