import type { ComponentProps, ReactNode } from "react";
import { below, between, from, withoutScript } from "../theme/breakpoints";
import { columns, cover, row, stack } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Band, Container, madrasBand } from "./Section";
import { Lead, UnbrokenWords } from "./Type";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** A status such as "Coming Soon", shown beside the eyebrow. */
  badge?: ReactNode;
  /** A chart behind the text, or below it on phones. */
  chart?: Queries.OpeningChartFieldsFragment | null;
  /** What the page is about, beside the text, or below it on phones. It overlaps the madras band. */
  object?: ReactNode;
  /** "standing" if the object stands on the madras band instead. A "wide" one is printed as well. */
  objectLook?: "standing" | "wide";
  /** The first section, whose upper edge overlaps the opening. */
  overlap?: ReactNode;
  overlapBackground?: "plain" | "warm";
  children?: ReactNode;
}

/** The page's title, with a chart behind it, an object beside it, or the first section over its lower edge. */
export function PageOpening(props: PageOpeningProps) {
  const { intro, badge, chart, object, objectLook, overlap, children } = props;
  const { eyebrow, title, lead } = intro;
  return (
    <>
      <div
        className="opening"
        data-tone="dark"
        data-overlap={overlap ? "" : undefined}
        data-object={object ? (objectLook ?? "") : undefined}
      >
        {chart && (
          <Picture picture={chart.picture} sizes="(min-width: 768px) 80rem, 150vw" priority />
        )}
        <Container>
          <div>
            {(eyebrow || badge || chart?.caption) && (
              <div className="eyebrow">
                {eyebrow && <p>{eyebrow}</p>}
                {badge}
                {chart?.caption && <small className="screen-only">{chart.caption}</small>}
              </div>
            )}
            <h1>
              <UnbrokenWords text={title} />
            </h1>
            <Lead>{lead}</Lead>
            {children && <div className="opening-extras">{children}</div>}
          </div>
          {object && (
            <div className={`opening-object ${objectLook === "wide" ? "" : "screen-only"}`}>
              {object}
            </div>
          )}
        </Container>
      </div>
      {overlap && (
        <Band className="overlapping" data-background={props.overlapBackground ?? "warm"}>
          <Container>{overlap}</Container>
        </Band>
      )}
    </>
  );
}

/** A picture for `object`. */
export const ObjectPicture = (picture: Omit<ComponentProps<typeof Picture>, "sizes">) => (
  <Picture
    sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
    priority
    {...picture}
  />
);

/**
 * `--foot` is the space below the text, and `--overlap` is how far the next section or the object reaches over
 * the lower edge. It is 0 without JavaScript and in print, where the first part of that section may be hidden.
 */
export const openingStyles = () => `
  .opening,
  .overlapping {
    --overlap: clamp(3rem, 1rem + 9vw, 5.5rem);
    @media print {
      --overlap: 0rem;
    }
  }
  :is([data-overlap], .overlapping) {
    ${withoutScript} {
      --overlap: 0rem;
    }
  }
  .opening {
    --foot: calc(14px + clamp(1.5rem, 1rem + 3vw, 4rem));
    --gap: clamp(1rem, 0.5rem + 2vw, 2rem);
    position: relative;
    z-index: 1;
    isolation: isolate;
    background: ${color.backgroundWarm};
    /* Ends the opening with a madras band, unless the footer follows directly with its own. */
    @media screen {
      &:not(:only-child)::after {
        content: "";
        position: absolute;
        z-index: -1;
        inset: auto 0 0;
        height: 14px;
        ${madrasBand}
      }
    }
    &[data-overlap] {
      --foot: calc(var(--overlap) + ${space[6]});
    }
    /* The chart fades out towards the text. It is below the text on phones, and beside it on wider screens. */
    &:has(> picture) {
      --foot: clamp(10rem, 50vw, 11.5rem);
    }
    & > picture {
      position: absolute;
      z-index: -1;
      inset: auto 0 0;
      height: var(--foot);
      mask: linear-gradient(transparent, ${opaque} 1.25rem);
    }
    & > picture img {
      ${cover}
      object-position: 68% center;
    }
    ${from("md")} {
      &:has(> picture) {
        --foot: clamp(2rem, 1rem + 5vw, 6rem);
      }
      & > picture {
        inset-block: 0;
        inset-inline-start: max(42%, 30rem);
        height: auto;
        mask:
          linear-gradient(transparent ${token.headerHeight}, ${opaque} calc(${token.headerHeight} + 3rem)),
          linear-gradient(var(--away, 90deg), transparent, ${opaque} 60%);
        mask-composite: intersect;
      }
    }
    /* Reverses the fade if a translation tool switches the page to right-to-left. */
    html[dir="rtl"] & {
      --away: 270deg;
    }
    @media print, (forced-colors: active) {
      --foot: 2rem;
      & > picture {
        display: none;
      }
    }
    & > .container {
      ${stack(`${space[6]} ${space.columns}`)}
      align-items: center;
      padding-block: calc(${token.headerHeight} + clamp(0.75rem, 4vw - 0.25rem, 3rem)) var(--foot);
      @media print {
        padding-block: ${space[4]} 0;
      }
    }
    &[data-object] > .container {
      ${columns("md", "minmax(0, 1fr) auto")}
    }
    &[data-object="wide"] > .container {
      ${between("md", "lg")} {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    & h1 {
      max-width: ${token.openingWidth};
    }
    & .lead {
      max-width: min(${token.textWidth}, ${token.openingWidth});
      margin-top: calc(0.65 * var(--gap));
      ${below("sm")} {
        font-size: ${size.body};
        line-height: 1.4;
      }
    }
    @media print {
      & :is(h1, .lead) {
        max-width: none;
      }
      & h1 {
        font-size: ${size.h2};
      }
    }
  }
  .eyebrow {
    ${row(`${space[1]} ${space[4]}`)}
    align-items: center;
    margin-bottom: calc(var(--gap) / 2);
    color: ${color.textMuted};
    font-weight: 600;
    & small {
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
  }
  .opening-extras {
    margin-top: var(--gap);
    & > .action-row {
      margin-top: 0;
    }
  }
  .opening-object {
    position: relative;
    max-width: 30rem;
    margin-bottom: calc(-1 * var(--foot) - var(--overlap));
    & > picture img {
      aspect-ratio: 3 / 2;
      border-radius: ${token.radiusLarge};
      object-fit: cover;
      object-position: 50% 30%;
    }
    ${from("md")} {
      align-self: end;
      width: clamp(17rem, 36vw, 30rem);
      & > picture img {
        aspect-ratio: auto;
        box-shadow: ${token.shadowOverlay};
      }
    }
    [data-object="wide"] & {
      max-width: none;
      width: auto;
      margin-bottom: 0;
      ${from("lg")} {
        align-self: center;
        width: clamp(17rem, 52vw, 44rem);
      }
      @media print {
        margin-block: ${space[6]};
      }
    }
    [data-object="standing"] & {
      margin-bottom: calc(14px - var(--foot));
      & img {
        border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
      }
    }
  }
  /* On phones, an object overlaps more, and the section leaves room for it. */
  @media screen {
    ${below("md")} {
      [data-object=""] {
        --overlap: 8rem;
        & + .band {
          padding-top: calc(${space.section} + 8rem);
        }
      }
    }
  }
  /* Contains the negative margin, which would otherwise pull this band's background over the opening. */
  .overlapping {
    display: flow-root;
    padding-top: 0;
    & > .container {
      position: relative;
      z-index: 2;
      margin-top: calc(-1 * var(--overlap));
    }
  }
`;
