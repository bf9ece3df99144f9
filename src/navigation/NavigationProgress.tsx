import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { useSyncExternalStore } from "react";
import { color } from "../theme/tokens";
import { isNavigationPending, subscribe } from "./pendingNavigation";

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
  }
  @media (forced-colors: active) {
    border-top: 3px solid Highlight;
  }
  @media print {
    display: none;
  }
`;

interface NavigationProgressProps {
  /** Announced to assistive technology. */
  label: string;
}

/** A thin bar at the top of the window while the next page is loading; announced as well. */
export function NavigationProgress({ label }: NavigationProgressProps) {
  const isPending = useSyncExternalStore(subscribe, isNavigationPending, () => false);
  return <Bar role="status">{isPending && <span className="visually-hidden">{label}</span>}</Bar>;
}
