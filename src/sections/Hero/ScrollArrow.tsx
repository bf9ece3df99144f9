import type { MouseEvent } from "react";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { scrollBehavior } from "../../lib/scrollBehavior";
import { Arrow } from "./arrowStyles";

interface ScrollArrowProps {
  /** What it does, for people who do not see it. */
  label: string;
  /** The place it leads to until the page's script runs, as `#anchor`. */
  to: string;
}

/** The bouncing arrow at the foot of the hero: scrolls down by one viewport height. */
export function ScrollArrow({ label, to }: ScrollArrowProps) {
  const scroll = (event: MouseEvent) => {
    // With a modifier key the visitor wants a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.scrollBy({ top: window.innerHeight, behavior: scrollBehavior() });
  };
  return (
    <Arrow href={to} aria-label={label} onClick={scroll}>
      <Icon drawing={drawings.chevronDown} />
    </Arrow>
  );
}
