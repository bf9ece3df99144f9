import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Band, Container, madrasBand, OpeningCloth } from "../components/Layout";
import { Picture } from "../components/Picture";
import { Lead } from "../components/Type";
import { UnbrokenWords } from "../components/UnbrokenWords";
import { useSite } from "../lib/useSite";
import { below, between, from, from20em, withoutScript } from "../theme/breakpoints";
import { columns, covering, hidden, layer, row, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** A state such as "Coming Soon", next to the eyebrow. */
  badge?: ReactNode;
  /** A picture next to the text, or below it on phones; its lower edge overlaps the section below. */
  aside?: ReactNode;
  /** A phone instead stands on the band below the opening, and phones have no space for it. */
  asideLook?: "phone" | undefined;
  /** The content of the first section, whose upper edge overlaps the opening. */
  overlap?: ReactNode;
  overlapBackground?: "plain" | "warm";
  /** Keeps the content below above the fold: phones show nothing above it but the title, or the lead too. */
  short?: "title" | "lead";
  /** Shows all of the chart below the text on phones, not only its upper part. */
  hasWholeChart?: boolean;
  /** Buttons, badges or a note below the lead. */
  children?: ReactNode;
}

/** Opens an inner page with its title and lead over a dark chart. */
export function PageOpening(props: PageOpeningProps) {
  const { intro, badge, aside, asideLook, short, hasWholeChart, children } = props;
  const { overlap, overlapBackground = "warm" } = props;
  const { headerBackground } = useSite().lender.pictures;
  const { picture = headerBackground, caption } = intro.chart ?? {};
  const isPictureBelow = Boolean(aside && !asideLook);
  return (
    <>
      <Background
        data-tone="dark"
        data-short={short}
        data-overlap={overlap ? "" : undefined}
        data-covered={isPictureBelow || overlap ? "" : undefined}
        data-chart={hasWholeChart ? "whole" : undefined}
      >
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 80rem, max(100vw, 22.5rem)"
            priority
          />
        ) : (
          <OpeningCloth />
        )}
        <Copy data-beside={aside ? "" : undefined}>
          <Text data-short={short}>
            {(intro.eyebrow || badge || caption) && (
              <Eyebrow>
                {intro.eyebrow && <p>{intro.eyebrow}</p>}
                {badge}
                {caption && <small className="screen-only">{caption}</small>}
              </Eyebrow>
            )}
            <h1>
              <UnbrokenWords text={intro.title} />
            </h1>
            <Lead>{intro.lead}</Lead>
            {children && <Extras>{children}</Extras>}
          </Text>
          {aside && (
            <Aside className="screen-only" data-look={asideLook}>
              {aside}
            </Aside>
          )}
        </Copy>
      </Background>
      {isPictureBelow && <PictureSpace className="screen-only" />}
      {overlap && (
        <Overlapping data-background={overlapBackground}>
          <Container>{overlap}</Container>
        </Overlapping>
      )}
    </>
  );
}

/** How far the first section overlaps the opening. Without script, its first part may be hidden. */
const overlapping = `
  --overlap: 5.5rem;
  ${withoutScript} {
    --overlap: 0rem;
  }
`;

/** How far a picture below the text overlaps the section below on phones. */
const PICTURE_OVERLAP = "min(22.75rem, 82.7vw - 3.9rem)";

/** `--opening-foot` is the space below the text. A band of madras hangs below it. */
const Background = styled.div`
  position: relative;
  z-index: 1;
  isolation: isolate;
  --opening-foot: clamp(2rem, 1rem + 5vw, 6rem);
  background: ${color.backgroundWarm};
  & > picture {
    ${layer}
    z-index: -2;
    overflow: hidden;
  }
  & > picture img {
    height: 100%;
    object-fit: cover;
    object-position: 62% center;
  }
  /* Keeps the text's contrast: phones fade the chart below it, wider windows next to it. */
  &::before {
    ${covering}
    z-index: -1;
  }
  &::after {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 100% 0 auto;
    height: 14px;
    ${madrasBand}
  }
  ${from("md")} {
    & > picture,
    &::before {
      inset-inline-start: 50%;
    }
  }
  /* A page translator may switch the page to right-to-left. */
  html[dir="rtl"] &::before {
    transform: scaleX(-1);
  }
  /* Keeps the land clear of the header's second row. */
  ${between("md", "lg")} {
    & > picture {
      top: ${space[10]};
    }
    &::before {
      background: linear-gradient(${color.backgroundWarm} ${space[10]}, transparent 7rem),
        linear-gradient(90deg, ${color.backgroundWarm}, transparent 30%);
    }
  }
  ${from("lg")} {
    & > picture {
      inset-inline-start: 40%;
    }
    & > picture img {
      object-position: 53% center;
    }
    &::before {
      inset-inline-start: 40%;
      background: linear-gradient(90deg, ${color.backgroundWarm}, transparent 60%);
    }
  }
  /* Phones show the chart below the text, but not beside what overlaps it. */
  ${below("md")} {
    --opening-foot: 3.25rem;
    &[data-chart="whole"] {
      --opening-foot: 7rem;
    }
    & > picture {
      top: auto;
      height: 7.5rem;
    }
    & > picture img {
      translate: 0 max(0px, 5.25rem - var(--opening-foot));
    }
    &::before {
      background: linear-gradient(
        ${color.backgroundWarm} calc(100% - var(--opening-foot) - 0.5rem),
        transparent calc(100% - var(--opening-foot) + 0.75rem)
      );
    }
    &[data-covered] {
      --opening-foot: 2rem;
      & > picture,
      &::after {
        display: none;
      }
    }
  }
  @media screen {
    &[data-overlap] {
      ${overlapping}
      --opening-foot: calc(var(--overlap) + ${space[8]});
    }
  }
  @media print, (forced-colors: active) {
    --opening-foot: 2rem;
    &::before,
    & > picture {
      display: none;
    }
  }
`;

const Copy = styled(Container)`
  padding-block: calc(${token.headerHeight} + ${space[4]}) var(--opening-foot);
  ${from("md")} {
    padding-top: calc(${token.headerHeight} + ${space[12]});
    [data-short] > & {
      padding-top: calc(${token.headerHeight} + ${space[6]});
    }
  }
  &[data-beside] {
    ${stack(`${space[6]} ${space.columns}`)}
    align-items: center;
    ${columns("md", "minmax(0, 1fr) auto")}
  }
`;

const Text = styled.div`
  & > * {
    max-width: ${token.textWidth};
  }
  & > h1 + p {
    margin-top: ${space[3]};
    ${below("sm")} {
      font-size: ${size.body};
      line-height: 1.45;
    }
    ${from("md")} {
      margin-top: ${space[5]};
    }
  }
  ${below("sm")} {
    & > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  /* Ends the text before the chart's land. */
  ${between("md", "lg")} {
    & > * {
      max-width: 56vw;
    }
  }
  ${from("lg")} {
    & > h1 {
      max-width: min(52rem, 62vw);
    }
  }
  ${from("xl")} {
    &[data-short] > p {
      max-width: none;
    }
  }
  ${below("md")} {
    &[data-short] > h1 {
      font-size: ${size.h2};
    }
    &[data-short="title"] > p {
      display: none;
    }
  }
`;

const Eyebrow = styled.div`
  ${row(`${space[2]} ${space[4]}`)}
  align-items: center;
  margin-bottom: ${space[2]};
  color: ${color.accent};
  font-weight: 600;
  ${from("md")} {
    margin-bottom: ${space[4]};
  }
  /* The coordinates of the chart's coast. Phones have no space for them. */
  & small {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: ${color.textMuted};
    ${hidden(below("md"))}
  }
`;

const Extras = styled.div`
  margin-top: ${space[4]};
  & > :only-child {
    margin-top: 0;
  }
  ${below("sm")} {
    & > div {
      gap: ${space[2]};
      ${from20em} {
        flex-wrap: nowrap;
      }
    }
    & > div > :is(a, button) {
      padding-inline: ${space[3]};
      background-color: ${color.backgroundWarm};
      font-size: ${size.compact};
    }
    & > div > small,
    & > div > a > svg {
      display: none;
    }
  }
  ${from("md")} {
    margin-top: ${space[8]};
  }
`;

const Aside = styled.div`
  position: relative;
  align-self: end;
  overflow: hidden;
  &:not([data-look]) {
    width: clamp(17rem, 36vw, 30rem);
    margin-bottom: calc(-1 * var(--opening-foot) - 4rem);
    border-radius: ${token.radiusLarge};
    box-shadow: ${token.shadowOverlay};
    ${between("md", "lg")} {
      margin-bottom: calc(-1 * var(--opening-foot) - 2rem);
    }
    ${below("md")} {
      width: 100%;
      max-width: 30rem;
      margin-bottom: calc(-1 * var(--opening-foot) - ${PICTURE_OVERLAP});
      & img {
        aspect-ratio: 1 / 0.827;
        object-fit: cover;
        object-position: 50% 20%;
      }
    }
  }
  &[data-look="phone"] {
    width: clamp(16rem, 27vw, 23rem);
    aspect-ratio: 1 / 1.42;
    margin-bottom: calc(-1 * var(--opening-foot));
    ${hidden(below("md"))}
  }
`;

/** Continues the first section's colour below a picture that overlaps it. */
const PictureSpace = styled.div`
  height: ${PICTURE_OVERLAP};
  background: ${color.backgroundWarm};
  ${hidden(from("md"))}
`;

const Overlapping = styled(Band)`
  /* Contains the negative margin, which would pull this band's background over the opening. */
  display: flow-root;
  padding-top: 0;
  ${overlapping}
  @media screen {
    & > div {
      position: relative;
      z-index: 2;
      margin-top: calc(-1 * var(--overlap));
    }
  }
`;
