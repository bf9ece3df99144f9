import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { createStore } from "../lib/createStore";
import { color } from "../theme/tokens";

/** The time after which a pending navigation is shown, in milliseconds. */
const SHOWN_AFTER = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
const isPending = createStore(false);

/** Call it when a navigation starts. */
export function startNavigation(): void {
  timer ??= setTimeout(() => isPending.set(true), SHOWN_AFTER);
}

/** Call it when the next page has rendered, or the navigation failed. */
export function endNavigation(): void {
  clearTimeout(timer);
  timer = undefined;
  isPending.set(false);
}

const fill = keyframes`
  from { transform: scaleX(0); }
  50% { transform: scaleX(0.7); }
  to { transform: scaleX(0.95); }
`;

const Bar = styled.div`
  &:not(:empty) {
    position: fixed;
    z-index: 20;
    inset: 0 0 auto;
    height: 3px;
    background: ${color.accent};
    transform-origin: left;
    animation: ${fill} 8s ease-out forwards;
    @media (forced-colors: active) {
      border-top: 3px solid Highlight;
    }
  }
`;

interface NavigationProgressProps {
  /** Announced to assistive technology. */
  label: string;
}

/** A thin bar at the top of the window, and an announcement, while the next page is loading. */
export function NavigationProgress({ label }: NavigationProgressProps) {
  return (
    <Bar className="screen-only" role="status">
      {isPending.use() && <span className="visually-hidden">{label}</span>}
    </Bar>
  );
}
