import styled from "@emotion/styled";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { fillTemplate } from "../../lib/fillTemplate";
import { isUnhandledArrowKey } from "../../lib/isUnhandledArrowKey";
import { moveFocus } from "../../lib/moveFocus";
import { useSite } from "../../lib/useSite";
import { withoutScript } from "../../theme/breakpoints";
import { space } from "../../theme/tokens";
import { ActionRow, Button } from "../Button";
import { drawings, Icon } from "../Icon";

interface CarouselProps {
  labelledBy: string;
  slides: readonly { key: string; announcement: string; content: ReactNode }[];
}

const Region = styled.div`
  position: relative;
`;

/** Stacks all slides in one grid cell, which is as high as the tallest slide. */
const Slides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${withoutScript} {
    gap: ${space[16]};
  }
`;

const Slide = styled.div`
  grid-area: 1 / 1;
  visibility: hidden;
  &[data-current] {
    visibility: visible;
  }
  ${withoutScript} {
    grid-area: auto;
    visibility: visible;
  }
  @media print {
    grid-area: auto;
    visibility: visible;
  }
`;

/** Shows one slide at a time, at the height of the tallest. Without JavaScript and in print, it shows all. */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const labels = useSite().labels.carousel;
  const { index, moved, move, region } = useCarousel(slides.length);
  const current = slides[index];
  const positionOf = (position: number) =>
    fillTemplate(labels.position, { position: position + 1, count: slides.length });
  return (
    <Region
      ref={region}
      role="group"
      aria-roledescription={labels.carousel}
      aria-labelledby={labelledBy}
    >
      <Slides>
        {slides.map(({ key, content }, position) => (
          <Slide
            key={key}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={positionOf(position)}
            data-current={position === index || undefined}
          >
            {content}
          </Slide>
        ))}
      </Slides>
      {slides.length > 1 && (
        <ActionRow className="needs-script screen-only">
          <Button type="button" data-variant="secondary" data-replay-click onClick={() => move(-1)}>
            <Icon drawing={drawings.arrowLeft} />
            {labels.previous}
          </Button>
          <Button type="button" data-variant="secondary" data-replay-click onClick={() => move(1)}>
            {labels.next}
            <Icon drawing={drawings.arrowRight} />
          </Button>
          <span aria-hidden="true" translate="no">{`${index + 1} / ${slides.length}`}</span>
        </ActionRow>
      )}
      <p className="visually-hidden" aria-live="polite">
        {moved && current ? `${positionOf(index)}: ${current.announcement}` : ""}
      </p>
    </Region>
  );
}

const STEPS: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Keeps track of the current slide, wrapping around at both ends. The left and right arrow keys change the
 * slide while the focus is in the carousel or the middle of the carousel is in view.
 * @param count the number of slides, 1 or more
 */
function useCarousel(count: number) {
  // Nothing is announced until the visitor changes the slide.
  const [{ index, moved }, setPosition] = useState({ index: 0, moved: false });
  const region = useRef<HTMLDivElement>(null);

  const move = useCallback(
    (step: 1 | -1) =>
      setPosition((position) => ({ index: (position.index + step + count) % count, moved: true })),
    [count],
  );

  useEffect(() => {
    if (count < 2) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || !region.current || !isForCarousel(region.current, event)) return;
      event.preventDefault();
      const slide = region.current.querySelector("[data-current]");
      if (slide?.contains(document.activeElement)) moveFocus(region.current);
      move(step);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [count, move]);

  return { index, moved, move, region };
}

function isForCarousel(region: HTMLElement, event: KeyboardEvent): boolean {
  if (!isUnhandledArrowKey(event)) return false;
  if (event.target instanceof Node && region.contains(event.target)) return true;
  const { top, bottom } = region.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return middle > 0 && middle < window.innerHeight;
}
