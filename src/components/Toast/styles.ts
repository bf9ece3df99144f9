import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

/** Fixed: at the bottom of the screen on phones, otherwise in a corner. `data-positioned` puts it on the page. */
export const Region = styled.section`
  position: fixed;
  z-index: 15;
  inset: auto ${space.gutter} ${space[4]};
  pointer-events: none;
  &[data-positioned] {
    position: absolute;
    bottom: auto;
    scroll-margin-block: ${space[4]};
  }
  ${from("md")} {
    inset: auto ${space.gutter} ${space.gutter} auto;
    width: 24rem;
  }
  @media print {
    display: none;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  margin-top: ${space[3]};
  padding: ${space[4]} ${space[2]} ${space[4]} ${space[5]};
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.emphasis};
  border-radius: ${token.radius};
  background: ${color.background};
  color: ${color.text};
  box-shadow: ${token.shadowOverlay};
  font-size: 1rem;
  line-height: 1.45;
  pointer-events: auto;
  animation: ${appear} ${token.fast} ${token.easing};
  & p {
    margin-top: ${space[1]};
    font-size: 0.9375rem;
    color: ${color.textMuted};
  }
  &[data-destructive] {
    border-color: ${color.danger};
    background: ${color.dangerBackground};
    color: ${color.danger};
  }
  &[data-destructive] p {
    color: ${color.text};
  }
  ${from("md")} {
    font-size: ${size.body};
  }
`;

export const Dismiss = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-block: calc(-1 * ${space[2]});
  border-radius: ${token.radiusSmall};
  color: inherit;
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
