import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Container, MadrasBand, OpeningCloth } from "../../components/Section";
import { StoreBadges } from "../../components/StoreBadges";
import { Lead } from "../../components/Type";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { centred, cover, covering, iconRow, square } from "../../theme/parts";
import { color, opaque, size, space, token } from "../../theme/tokens";
import { scrollBehavior } from "./scrollBehavior";

interface HeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  /** The id of the section below. */
  next: string;
}

/** The home page's hero: the tagline over a full-screen nautical chart, and a picture of the app. */
export function Hero({ hero, next }: HeroProps) {
  const { badge, tagline } = useSite().lender;
  return (
    <Opening data-tone="dark">
      {hero.picture ? (
        <Chart>
          {/* A picture that covers a tall container is wider than the container, so `sizes` uses the height. */}
          <Picture
            picture={hero.picture}
            portrait={hero.portrait}
            sizes="max(100vw, 178vh)"
            portraitSizes="max(100vw, 58vh)"
            priority
          />
        </Chart>
      ) : (
        <OpeningCloth />
      )}
      <HeroColumns>
        <Copy>
          <p data-badge="">{badge}</p>
          <h1>{tagline}</h1>
          <Lead>{hero.lead}</Lead>
          <StoreBadges />
        </Copy>
        {hero.phone && (
          <Phone className="screen-only">
            <Picture
              picture={hero.phone}
              sizes="(min-width: 1536px) calc(0.564 * clamp(22rem, 100vh - 13.5rem, 67.5rem)), (min-width: 1024px) calc(0.564 * clamp(22rem, 100vh - 12rem, 54rem)), (min-width: 768px) 41vw, min(24rem, 97vw)"
              transparent
              priority
            />
          </Phone>
        )}
      </HeroColumns>
      <ScrollArrow label={hero.arrowLabel} to={`#${next}`} />
      <MadrasBand />
    </Opening>
  );
}

/** Scrolls down by one viewport height. Before hydration, it is a link to an anchor. */
export function ScrollArrow({ label, to }: { label: string; to: string }) {
  const scroll = (event: MouseEvent) => {
    // With a modifier key, the link opens in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.scrollBy({ top: window.innerHeight, behavior: scrollBehavior() });
  };
  return (
    <Arrow className="screen-only" href={to} aria-label={label} onClick={scroll}>
      <Icon drawing={drawings.chevronDown} />
    </Arrow>
  );
}

/** Bounces for less than five seconds, because WCAG requires a way to stop longer animations. */
const Arrow = styled.a`
  @keyframes bounce {
    0%, 55%, 100% { transform: none; }
    70% { transform: translateY(0.5rem); }
    85% { transform: translateY(-0.125rem); }
  }
  position: absolute;
  inset: auto ${space.gutter} calc(14px + ${space[4]}) auto;
  ${centred("3rem")}
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusRound};
  background: ${color.backgroundWarm};
  color: ${color.text};
  animation: bounce 2.4s ${token.easing} 2;
  ${from("lg")} {
    right: calc(50% - 1.5rem);
  }
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;

const Opening = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 100svh;
  /* With "hidden", following a link to a text fragment would scroll this box. */
  overflow: clip;
  background: ${color.backgroundWarm};
`;

const VEIL = `color-mix(in srgb, ${color.backgroundWarm} 60%, transparent)`;

/**
 * The chart, darkened behind the header and the text. It starts 2px down, because browsers ignore a picture
 * the size of the viewport when they measure Largest Contentful Paint.
 */
const Chart = styled.div`
  position: absolute;
  inset: 2px 0 14px;
  z-index: -1;
  overflow: hidden;
  mask: linear-gradient(transparent ${token.headerHeight}, ${opaque} calc(1.6 * ${token.headerHeight}));
  & img {
    ${cover}
    /* Moves the coast to below the text. */
    height: 108%;
    object-position: 20% 50%;
  }
  &::after {
    ${covering}
    background: linear-gradient(${VEIL} 80%, transparent 95%);
  }
  ${from("md")} {
    & img {
      height: 100%;
      object-position: 56% 70%;
      ${from("lg")} {
        object-position: 100% 70%;
      }
    }
    &::after {
      background: linear-gradient(90deg, ${VEIL} 35%, transparent 60%);
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

const HeroColumns = styled(Container)`
  display: grid;
  grid-template-rows: auto 1fr;
  padding-top: calc(${token.headerHeight} + ${space[3]});
  ${from("md")} {
    grid-template: 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space[8]};
    padding-block: calc(${token.headerHeight} + ${space[4]}) ${space[4]};
  }
`;

/** `--gap` is the space between the parts, which is larger when the text is beside the phone. */
const Copy = styled.div`
  --gap: ${space[4]};
  & > h1 {
    /* Narrower than the window, so that a short tagline has as many lines in the fallback font. */
    max-width: 6.5em;
    margin-block: calc(0.8 * var(--gap));
    font-size: ${size.display};
    line-height: 0.94;
  }
  & > .lead {
    max-width: min(33rem, ${token.openingWidth});
    margin-block: 0 var(--gap);
    ${from("md")} {
      max-width: 33rem;
    }
  }
  & > [data-badge] {
    ${iconRow(space[3], "inline-flex")}
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radiusRound};
    font: 600 ${size.small} / 1.4 ${token.fontText};
    &::before {
      content: "";
      flex: none;
      ${square("0.5rem")}
      border-radius: ${token.radiusRound};
      background: ${color.emphasis};
      box-shadow: 0 0 0 0.25rem color-mix(in srgb, ${color.emphasis} 28%, transparent);
    }
  }
  ${from("md")} {
    --gap: ${space[6]};
  }
`;

/**
 * Crops the app at the madras band on phones, and shows all of it beside the text on wider screens.
 * Its size depends neither on the text nor on whether the picture has loaded, so nothing shifts.
 */
const Phone = styled.div`
  align-self: end;
  height: clamp(11rem, 100svh - 27.5rem, 30rem);
  margin-top: ${space[3]};
  overflow: hidden;
  & img {
    width: min(24rem, 108%);
    max-width: none;
    margin: -2.75rem 0 0 calc(37% - min(12rem, 54%));
  }
  ${from("md")} {
    align-self: center;
    height: auto;
    margin-top: 0;
    overflow: visible;
    & img {
      width: auto;
      max-width: 100%;
      height: clamp(22rem, calc(100svh - ${token.headerHeight} - 6rem), 54rem);
      margin: 0 0 0 auto;
      object-fit: contain;
      object-position: right;
    }
  }
  ${from("2xl")} {
    margin-right: calc(-1 * clamp(0px, (100vw - 96rem) / 4, 14rem));
  }
`;
