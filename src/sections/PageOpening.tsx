import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Container, MadrasBand, OpeningCloth } from "../components/Layout";
import { Picture } from "../components/Picture";
import { UnbrokenWords } from "../components/UnbrokenWords";
import { useSite } from "../lib/useSite";
import { below, between, from, from20em } from "../theme/breakpoints";
import { columns, covering, hidden, layer, lead, row, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface PageOpeningProps {
  intro: Queries.IntroFieldsFragment;
  /** A state such as "Coming Soon", next to the eyebrow. */
  badge?: ReactNode;
  /** A picture next to the text. */
  aside?: ReactNode;
  /** Keeps the content below above the fold: phones show nothing above it but the title, or the lead too. */
  short?: "title" | "lead";
  /** Buttons, badges or a note below the lead. */
  children?: ReactNode;
}

/** Opens an inner page with its title and lead over a dark chart. */
export function PageOpening({ intro, badge, aside, short, children }: PageOpeningProps) {
  const { headerBackground } = useSite().lender.pictures;
  const { picture = headerBackground, caption } = intro.chart ?? {};
  return (
    <>
      <Background data-tone="dark">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 80rem, max(100vw, 22.5rem)"
            priority
          />
        ) : (
          <OpeningCloth />
        )}
        <Copy data-beside={aside ? "" : undefined} data-short={short}>
          <Text>
            {(intro.eyebrow || badge || caption) && (
              <Eyebrow>
                {intro.eyebrow && <p>{intro.eyebrow}</p>}
                {badge}
                {caption && <Caption className="screen-only">{caption}</Caption>}
              </Eyebrow>
            )}
            <h1>
              <UnbrokenWords text={intro.title} />
            </h1>
            <Lead>{intro.lead}</Lead>
            {children && <Extras>{children}</Extras>}
          </Text>
          {aside}
        </Copy>
      </Background>
      <MadrasBand />
    </>
  );
}

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
  /* Phones show the chart below the text, and neither chart nor band beside what overlaps them. */
  ${below("md")} {
    --opening-foot: var(--chart-height, 3.25rem);
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
    &:has([data-short], [data-crop]) {
      --opening-foot: 2rem;
      & > picture {
        display: none;
      }
    }
    &:has([data-short], [data-crop="product"]) + div {
      display: none;
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
  }
  &[data-short] {
    ${from("md")} {
      padding-block: calc(${token.headerHeight} + ${space[6]}) ${space[8]};
    }
    ${from("xl")} {
      & h1 ~ p {
        max-width: none;
      }
    }
    ${below("md")} {
      /* Of the band's height, which the calculator overlaps. */
      padding-bottom: 14px;
      & h1 {
        font-size: ${size.h2};
      }
      & h1 + p + div {
        margin-top: ${space[3]};
      }
    }
  }
  &[data-short="title"] h1 ~ p {
    ${hidden(below("md"))}
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
  ${below("sm")} {
    & > :is(h1, p) {
      max-width: ${token.phoneWidth};
    }
  }
  /* Ends the text before the chart's land. */
  ${between("md", "lg")} {
    & > * {
      max-width: 61vw;
    }
    & > :is(h1, p) {
      max-width: 56vw;
    }
  }
  ${from("lg")} {
    & > h1 {
      max-width: min(52rem, 62vw);
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
`;

const Lead = styled.p`
  margin-top: ${space[3]};
  ${lead}
  ${below("sm")} {
    font-size: ${size.body};
    line-height: 1.45;
  }
  ${from("md")} {
    margin-top: ${space[5]};
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
      font-size: 0.9375rem;
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

/** Names the coast of the chart. Phones have no space for it. */
const Caption = styled.small`
  font: italic 400 0.8125rem / 1.4 ${token.fontText};
  letter-spacing: 0.02em;
  color: ${color.textMuted};
  ${hidden(below("md"))}
`;
