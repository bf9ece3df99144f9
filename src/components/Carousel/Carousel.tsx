import type { ReactNode } from "react";
import { ButtonFace } from "../Button/ButtonFace";
import { drawings } from "../Icon/drawings";
import { Icon } from "../Icon/Icon";
import { Controls, Region, Slide, Slides } from "./styles";
import { useCarousel } from "./useCarousel";

interface CarouselSlide {
  key: string;
  /** What a screen reader says when the slide comes. */
  announcement: string;
  content: ReactNode;
}

interface CarouselProps {
  /** The id of the heading that names the carousel. */
  labelledBy: string;
  slides: readonly CarouselSlide[];
}

/**
 * One of several slides at a time, as high as the highest of them, so that nothing below moves.
 * Without script, and on paper, all of them stand one below the other.
 */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const { index, moved, previous, next, region } = useCarousel<HTMLDivElement>(slides.length);
  const current = slides[index];
  return (
    <Region ref={region} role="group" aria-roledescription="carousel" aria-labelledby={labelledBy}>
      <Slides>
        {slides.map(({ key, content }, position) => (
          <Slide
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            data-current={position === index || undefined}
          >
            {content}
          </Slide>
        ))}
      </Slides>
      {slides.length > 1 && (
        <Controls className="needs-script">
          <ButtonFace type="button" data-variant="secondary" data-replay-click onClick={previous}>
            <Icon drawing={drawings.arrowLeft} />
            Previous
          </ButtonFace>
          <ButtonFace type="button" data-variant="secondary" data-replay-click onClick={next}>
            Next
            <Icon drawing={drawings.arrowRight} />
          </ButtonFace>
          <span aria-hidden="true">
            {`${index + 1}`} / {`${slides.length}`}
          </span>
        </Controls>
      )}
      <p className="visually-hidden" aria-live="polite">
        {moved && current ? `${index + 1} of ${slides.length}: ${current.announcement}` : ""}
      </p>
    </Region>
  );
}
