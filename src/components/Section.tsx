import styled from "@emotion/styled";
import { type ComponentProps, type ReactNode, useDeferredValue } from "react";
import { isHydrated } from "../lib/useHydrated";
import { from } from "../theme/breakpoints";
import { columns, layer, row, stack } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { classed } from "./classed";
import { Lead } from "./Type";

const Frame = classed("band", "section");

/**
 * A full-width section; `data-background` is plain, warm or sunken, and `data-tone` is light or dark. Its heading
 * is larger with `data-volume="loud"`, which one section of a page may have, and smaller with "quiet". After
 * client-side navigation, its content is rendered only after the page's heading has been painted, unless the
 * URL has an anchor. Effects that need the content must therefore be in a component inside the section.
 */
export const Band = ({ children, ...frame }: ComponentProps<typeof Frame>) => {
  const isLoaded = !isHydrated() || window.location.hash !== "";
  return <Frame {...frame}>{useDeferredValue(true, isLoaded) && children}</Frame>;
};

/** Limits the width of its content, with a gutter on each side. */
export const Container = classed("container", "div");

interface SectionHeadingProps {
  content: { title: string; lead?: string | null };
  /** The heading's id, for the section's `aria-labelledby`. */
  id?: string | undefined;
  /** A link or buttons at the other end of the title's line, if they fit there. */
  children?: ReactNode;
}

export const SectionHeading = ({ content, id, children }: SectionHeadingProps) => (
  <div className="section-heading" data-split={children ? "" : undefined}>
    <h2 id={id}>{content.title}</h2>
    {content.lead && <Lead>{content.lead}</Lead>}
    {children}
  </div>
);

interface SectionProps extends Omit<ComponentProps<typeof Band>, "content"> {
  /** The title and the lead. Omit this if the section has its own heading. */
  content?: SectionHeadingProps["content"];
}

/** A full-width section with a heading, whose title gets the id in `aria-labelledby`. */
export const Section = ({ content, children, ...band }: SectionProps) => (
  <Band {...band}>
    <Container>
      {content && <SectionHeading id={band["aria-labelledby"]} content={content} />}
      {children}
    </Container>
  </Band>
);

/**
 * Two parts side by side on laptops and wider screens, or from tablets up with `data-from="md"`. They are
 * stacked on narrower screens and in print. `data-align` can be "centre". A single part takes the whole
 * width. `ratio` has the widths of the two parts, as grid tracks.
 */
export const Split = styled(classed("split", "div"), {
  shouldForwardProp: (name) => name !== "ratio",
})<{ ratio: string }>`
  --ratio: ${({ ratio }) => ratio};
`;

export const madrasBand =
  'background: url("/patterns/madras-band.svg") repeat-x left center / auto 14px;';

export const MadrasBand = classed("madras-band", "div");

/** A madras pattern behind the hero of a home page without a chart. It is strongest in the corner without text. */
export const OpeningCloth = classed("opening-cloth", "div");

export const sectionStyles = () => `
  .band {
    position: relative;
    padding-block: ${space.section};
    background: ${color.background};
    /* Keeps the footer out of view until the content is rendered. */
    &:empty {
      min-height: 100vh;
    }
    &[data-background="warm"] {
      background: ${color.backgroundWarm};
    }
    &[data-background="sunken"] {
      background: ${color.backgroundSunken};
    }
  }
  .container {
    width: 100%;
    max-width: calc(${token.maxContentWidth} + 2 * ${space.gutter});
    margin-inline: auto;
    padding-inline: ${space.gutter};
  }
  [data-volume="loud"] .section-heading > h2 {
    font-size: ${size.loud};
    line-height: 1;
  }
  [data-volume="quiet"] .section-heading {
    margin-bottom: ${space[4]};
    & > h2 {
      font-size: ${size.h3};
      letter-spacing: -0.02em;
    }
  }
  .section-heading {
    max-width: 46rem;
    margin-bottom: clamp(1rem, 0.3rem + 2.8vw, 3rem);
    &[data-split] {
      ${row(`${space[4]} ${space[12]}`)}
      place-content: start space-between;
      align-items: end;
      max-width: none;
      & > h2 {
        flex: 1 1 12rem;
      }
    }
  }
  .split {
    ${stack(`${space[6]} ${space.columns}`)}
    && > * {
      min-width: 0;
      margin-bottom: 0;
    }
    & > :only-child {
      grid-column: 1 / -1;
    }
    &[data-align="centre"] {
      align-items: center;
    }
    ${from("md")} {
      &[data-from="md"] {
        grid-template-columns: var(--ratio);
      }
    }
    ${columns("lg", "var(--ratio)")}
  }
  /* A list whose entries are separated by lines. */
  :where([data-lines]) > * {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }
  .opening-cloth {
    ${layer}
    z-index: -2;
    background: url("/patterns/madras.svg") right bottom / 24rem;
    mask: linear-gradient(to left top, ${opaque}, transparent 60%);
    opacity: 0.5;
    @media (forced-colors: active) {
      display: none;
    }
  }
  .madras-band {
    height: 14px;
    ${madrasBand}
  }
`;
