import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, withoutScript } from "../../theme/breakpoints";
import { color, space } from "../../theme/tokens";
import { Button } from "../Button";
import { drawings, Icon } from "../Icon";
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

/** `--carousel-indent` is how far the buttons stand from the left edge. */
const Region = styled.div`
  position: relative;
`;

/** All slides lie in one cell of the grid, which is as high as the highest. */
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

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin: ${space[8]} 0 0 var(--carousel-indent, 0);
  ${below("sm")} {
    gap: ${space[2]};
    & > button {
      padding-inline: ${space[4]};
    }
  }
  & > span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;

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
          <Button type="button" data-variant="secondary" data-replay-click onClick={previous}>
            <Icon drawing={drawings.arrowLeft} />
            Previous
          </Button>
          <Button type="button" data-variant="secondary" data-replay-click onClick={next}>
            Next
            <Icon drawing={drawings.arrowRight} />
          </Button>
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
