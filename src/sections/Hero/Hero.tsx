import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { drawings, Icon } from "../../components/Icon";
import { MadrasBand, OpeningCloth } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { scrollBehavior } from "../../lib/scrollBehavior";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { centred } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { StoreBadges } from "../StoreBadges";
import { Assurances, Badge, Chart, Columns, Copy, Costs, Opening, Phone } from "./styles";

interface HeroProps {
  hero: Queries.HomeHeroFieldsFragment;
  /** The anchor of the section below, without #. */
  next: string;
}

/** The home page's full-screen opening: the tagline over the chart of the islands, and the app. */
export function Hero({ hero, next }: HeroProps) {
  const { badge, tagline } = useSite().lender;
  return (
    <Opening data-tone="dark">
      {hero.picture ? (
        <Chart>
          {/* The picture covers its container, so a high and narrow one needs more than its width. */}
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
      <Columns>
        <Copy>
          <Badge>{badge}</Badge>
          <h1>{tagline}</h1>
          <p>{hero.lead}</p>
          <StoreBadges compact />
          <Costs>
            <ArrowLink to={hero.costs.to}>{hero.costs.label}</ArrowLink>
          </Costs>
          <Assurances>
            {hero.assurances.map((assurance) => (
              <li key={assurance}>
                <Icon drawing={drawings.check} />
                {assurance}
              </li>
            ))}
          </Assurances>
        </Copy>
        {hero.phone && (
          <Phone className="screen-only">
            <Picture
              picture={hero.phone}
              sizes="(min-width: 1536px) calc(0.564 * clamp(22rem, 100vh - 13.5rem, 67.5rem)), (min-width: 1024px) calc(0.564 * clamp(22rem, 100vh - 12rem, 54rem)), (min-width: 768px) 41vw, min(24rem, 97vw)"
              transparent
            />
          </Phone>
        )}
      </Columns>
      <ScrollArrow label={hero.arrowLabel} to={`#${next}`} />
      <MadrasBand />
    </Opening>
  );
}

interface ScrollArrowProps {
  /** What it does, for people who do not see it. */
  label: string;
  /** The link's target before hydration, as `#anchor`. */
  to: string;
}

const bounce = keyframes`
  0%, 55%, 100% { transform: none; }
  70% { transform: translateY(0.5rem); }
  85% { transform: translateY(-0.125rem); }
`;

/** Stops bouncing once the page is scrolled, and pauses while it is hovered or focused. */
const Arrow = styled.a`
  position: absolute;
  inset: auto ${space.gutter} calc(14px + ${space[4]}) auto;
  ${centred("3rem")}
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusRound};
  background: ${color.backgroundWarm};
  color: ${color.text};
  animation: ${bounce} 2.4s ${token.easing} infinite;
  ${from("lg")} {
    inset: auto calc(50% - 1.5rem) calc(14px + ${space[6]}) auto;
  }
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
  &:hover,
  &:focus-visible {
    animation-play-state: paused;
  }
  [data-scrolled] & {
    animation: none;
  }
`;

/** The bouncing arrow at the foot of the hero: scrolls down by one viewport height. */
export function ScrollArrow({ label, to }: ScrollArrowProps) {
  const scroll = (event: MouseEvent) => {
    // With a modifier key the visitor wants a tab or a window of its own.
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
