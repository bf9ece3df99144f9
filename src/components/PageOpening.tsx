import type { ComponentProps, ReactNode } from "react";
import { useSite } from "../lib/useSite";
import { below, between, from, withoutScript } from "../theme/breakpoints";
import { columns, hidden, row, stack } from "../theme/parts";
import { color, opaque, size, space, token } from "../theme/tokens";
import { Picture } from "./Picture";
import { Band, Container, madrasBand, OpeningCloth } from "./Section";
import { Lead, UnbrokenWords } from "./Type";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** A status such as "Coming Soon", shown beside the eyebrow. */
  badge?: ReactNode;
  /** A picture beside the text, or below it on phones. */
  aside?: ReactNode;
  /** "phone" if the picture shows a phone. It then rests on the bottom band and is hidden on small screens. */
  asideLook?: "phone" | undefined;
  /** The first section, whose upper edge overlaps the opening. */
  overlap?: ReactNode;
  overlapBackground?: "plain" | "warm";
  /** Set this if pictures follow the opening. On phones, the opening then shows no chart. */
  isBeforePictures?: true;
  /** Makes the opening shorter, and limits it on small screens to the title, or to the title and the lead. */
  short?: "title" | "lead";
  children?: ReactNode;
}

export function PageOpening(props: PageOpeningProps) {
  const { intro, badge, aside, asideLook, short, children } = props;
  const { overlap, overlapBackground = "warm", isBeforePictures } = props;
  const { headerBackground } = useSite().lender.pictures;
  const { picture = headerBackground, caption } = intro.chart ?? {};
  return (
    <>
      <div
        className="opening"
        data-tone="dark"
        data-short={short}
        data-overlap={overlap ? "" : undefined}
        data-covered={(aside && !asideLook) || overlap || isBeforePictures ? "" : undefined}
      >
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 768px) 80rem, 150vw" priority />
        ) : (
          <OpeningCloth />
        )}
        <Container data-beside={aside ? "" : undefined}>
          <div className="opening-text">
            {(intro.eyebrow || badge || caption) && (
              <div className="eyebrow">
                {intro.eyebrow && <p>{intro.eyebrow}</p>}
                {badge}
                {caption && <small className="screen-only">{caption}</small>}
              </div>
            )}
            <h1>
              <UnbrokenWords text={intro.title} />
            </h1>
            <Lead>{intro.lead}</Lead>
            {children && <div className="opening-extras">{children}</div>}
          </div>
          {aside && (
            <div className="opening-aside screen-only" data-look={asideLook}>
              {aside}
            </div>
          )}
        </Container>
      </div>
      {overlap && (
        <Band className="overlapping" data-background={overlapBackground}>
          <Container>{overlap}</Container>
        </Band>
      )}
    </>
  );
}

/** A picture for `aside`, which fills it. */
export const AsidePicture = (picture: Omit<ComponentProps<typeof Picture>, "sizes">) => (
  <Picture
    sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
    priority
    {...picture}
  />
);

/**
 * `--foot` is the space below the text. `--overlap` is how far the first section overlaps the opening. It
 * is 0 without JavaScript and in print, where the first part of that section may be hidden.
 */
export const openingStyles = () => `
  .opening,
  .overlapping {
    --overlap: 5.5rem;
    ${withoutScript} {
      --overlap: 0rem;
    }
    @media print {
      --overlap: 0rem;
    }
  }
  .opening {
    --foot: clamp(2rem, 1rem + 5vw, 6rem);
    position: relative;
    z-index: 1;
    isolation: isolate;
    background: ${color.backgroundWarm};
    /* Ends the opening with a madras band, unless the footer follows directly with its own. */
    &:not(:only-child)::after {
      content: "";
      position: absolute;
      z-index: -1;
      inset: auto 0 0;
      height: 14px;
      ${madrasBand}
    }
    /* The nautical chart fades out towards the text, which keeps the text legible. It is below the text on
       phones, and beside it on wider screens. */
    & > picture {
      position: absolute;
      z-index: -1;
      inset: auto 0 0;
      height: var(--foot);
      overflow: hidden;
      mask: linear-gradient(transparent, ${opaque} 1.25rem);
    }
    & > picture img {
      height: 100%;
      object-fit: cover;
      object-position: 66% center;
    }
    ${below("md")} {
      --foot: min(14rem, 54vw);
      /* The chart ends above the name of its coast. */
      & > picture {
        mask: linear-gradient(transparent, ${opaque} 1.25rem calc(100% - 5rem), transparent calc(100% - 2.75rem));
      }
      /* The island on the chart is two thirds of the way across the picture. */
      & > picture img {
        position: absolute;
        top: calc(50% - 1.25rem);
        left: 50%;
        width: auto;
        max-width: none;
        height: 57vw;
        translate: -66% -55%;
        filter: brightness(1.25);
      }
      &:is([data-covered], :has(nav)) {
        --foot: 2.5rem;
        & > picture,
        & .eyebrow small {
          display: none;
        }
      }
    }
    ${from("md")} {
      & > picture {
        inset-block-start: 0;
        inset-inline-start: max(42%, 30rem);
        height: auto;
        mask:
          linear-gradient(transparent ${token.headerHeight}, ${opaque} calc(${token.headerHeight} + 3rem)),
          linear-gradient(var(--away, 90deg), transparent, ${opaque} 60%);
        mask-composite: intersect;
      }
    }
    /* If no section follows, the picture fills the end of the page, below the text. */
    &:only-child > picture img {
      object-position: 100% center;
    }
    ${below("lg")} {
      &:only-child {
        --foot: min(20rem, 50vw);
        & > picture {
          inset: auto 0 0;
          height: var(--foot);
          mask: linear-gradient(transparent, ${opaque} 1.25rem);
        }
        & > picture img {
          inset: 0;
          width: 100%;
          height: 100%;
          translate: none;
          object-position: 70% center;
        }
      }
    }
    /* Reverses the fade if a translation tool switches the page to right-to-left. */
    html[dir="rtl"] & {
      --away: 270deg;
    }
    &[data-overlap] {
      --foot: calc(var(--overlap) + ${space[8]});
    }
    @media print, (forced-colors: active) {
      --foot: 2rem;
      & > picture,
      & .eyebrow small {
        display: none;
      }
    }
    & > .container {
      padding-block: calc(${token.headerHeight} + ${space[4]}) var(--foot);
    }
    & > [data-beside] {
      ${stack(`${space[6]} ${space.columns}`)}
      align-items: center;
      ${columns("md", "minmax(0, 1fr) auto")}
    }
    ${from("md")} {
      & > .container {
        padding-top: calc(${token.headerHeight} + ${space[12]});
      }
      &[data-short] > .container {
        padding-top: calc(${token.headerHeight} + ${space[6]});
      }
    }
    ${below("md")} {
      &[data-short] h1 {
        font-size: ${size.h2};
      }
      &[data-short="title"] .lead {
        display: none;
      }
    }
    @media print {
      /* It would cover the last line of the text. */
      &:not(:only-child)::after {
        content: none;
      }
      & > .container {
        padding-block: ${space[4]} 0;
      }
      & h1 {
        font-size: ${size.h2};
      }
    }
  }
  .opening-text {
    --gap: ${space[4]};
    & > h1 {
      max-width: ${token.openingWidth};
    }
    & > .lead {
      max-width: min(${token.textWidth}, ${token.openingWidth});
      margin-top: ${space[3]};
    }
    ${below("sm")} {
      & > .lead {
        font-size: ${size.body};
        line-height: 1.45;
      }
    }
    ${from("md")} {
      --gap: ${space[8]};
      & > .lead {
        margin-top: ${space[5]};
      }
    }
    @media print {
      & > :is(h1, .lead) {
        max-width: none;
      }
      & > .lead {
        font-size: inherit;
      }
    }
  }
  .eyebrow {
    ${row(`${space[2]} ${space[4]}`)}
    align-items: center;
    margin-bottom: calc(var(--gap) / 2);
    color: ${color.accent};
    font-weight: 600;
    /* The name and coordinates of the charted coast. On phones, they are on the chart itself. */
    & small {
      font-weight: 400;
      font-variant-numeric: tabular-nums;
      color: ${color.textMuted};
      ${below("md")} {
        position: absolute;
        inset: auto ${space.gutter} calc(14px + ${space[1]});
        text-shadow: 0 0 0.25rem ${color.backgroundWarm}, 0 0 0.75rem ${color.backgroundWarm};
      }
    }
  }
  .opening-extras {
    margin-top: var(--gap);
    & > .action-row {
      margin-top: 0;
    }
    /* The buttons end where the chart begins. */
    ${between("md", "lg")} {
      & > .action-row {
        max-width: calc(30rem - ${space.gutter});
      }
    }
    ${from("lg")} {
      & > ul {
        max-width: 40vw;
      }
    }
  }
  /* On wide screens, the lower edge of the aside overlaps the next section. */
  .opening-aside {
    position: relative;
    max-width: 30rem;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    ${below("md")} {
      & img {
        max-height: min(24rem, 90vw);
        object-fit: cover;
        object-position: 50% 30%;
      }
    }
    ${from("md")} {
      align-self: end;
      width: clamp(17rem, 36vw, 30rem);
      margin-bottom: calc(-1 * var(--foot) - clamp(2rem, 6vw - 1rem, 4rem));
      box-shadow: ${token.shadowOverlay};
    }
    &[data-look="phone"] {
      width: clamp(16rem, 27vw, 23rem);
      aspect-ratio: 1 / 1.42;
      margin-bottom: calc(14px - var(--foot));
      border-radius: 0;
      box-shadow: none;
      ${hidden(below("md"))}
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
