import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, space, token } from "../../theme/tokens";

const bounce = keyframes`
  0%, 55%, 100% { transform: none; }
  70% { transform: translateY(0.5rem); }
  85% { transform: translateY(-0.125rem); }
`;

/** It has done its work once the page is scrolled, and rests while someone aims at it. */
export const Arrow = styled.a`
  position: absolute;
  inset: auto ${space.gutter} calc(14px + ${space[4]}) auto;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusRound};
  background: ${color.groundWarm};
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
  @media print {
    display: none;
  }
`;
