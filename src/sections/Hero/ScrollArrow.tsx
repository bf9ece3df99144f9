import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { drawings, Icon } from "../../components/Icon";
import { scrollBehavior } from "../../lib/scrollBehavior";
import { from } from "../../theme/breakpoints";
import { centred } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

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
  ${from("md")} {
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
