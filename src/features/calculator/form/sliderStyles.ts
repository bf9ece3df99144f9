import styled from "@emotion/styled";
import { withoutScript } from "../../../theme/breakpoints";
import { color, token } from "../../../theme/tokens";

const THUMB = "1.75rem";
const RAIL = "0.5rem";

const thumb = `
  box-sizing: border-box;
  width: ${THUMB};
  height: ${THUMB};
  border: 0.5rem solid ${color.emphasis};
  border-radius: ${token.radiusRound};
  background: ${color.background};
  box-shadow: ${token.shadow};
  outline: var(--thumb-outline);
  outline-offset: 3px;
`;

/**
 * A slider's rail, filled up to its thumb. The fill spans the centres of the thumb's two end positions;
 * the cap at the start covers the remaining half of a thumb.
 */
export const Track = styled.div`
  position: relative;
  height: 2.75rem;
  /* A translator may turn the page round, which would turn the thumb and not the fill. */
  direction: ltr;
  &::before,
  &::after {
    content: "";
    position: absolute;
    top: calc(50% - ${RAIL} / 2);
    left: 0;
    width: 100%;
    height: ${RAIL};
    border-radius: ${token.radiusRound};
    background: ${color.backgroundSunken};
  }
  &::after {
    width: calc(${THUMB} / 2);
    border-radius: ${token.radiusRound} 0 0 ${token.radiusRound};
    background: ${color.emphasis};
  }
  & svg {
    position: absolute;
    z-index: 1;
    top: calc(50% - ${RAIL} / 2);
    left: calc(${THUMB} / 2);
    width: calc(100% - ${THUMB});
    height: ${RAIL};
    fill: ${color.emphasis};
  }
  &[data-off] {
    &::before,
    &::after {
      border: 1px dashed ${color.lineStrong};
      background: none;
    }
    &::after,
    & svg {
      visibility: hidden;
    }
    & input {
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &::after {
      background: Highlight;
    }
    & svg {
      fill: Highlight;
    }
  }
`;

export const Range = styled.input`
  position: relative;
  z-index: 2;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  touch-action: pan-y pinch-zoom;
  scroll-margin-block: min(15rem, 30vh) min(8rem, 20vh);
  &::-webkit-slider-runnable-track {
    background: none;
  }
  &::-moz-range-track {
    background: none;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    --thumb-outline: 3px solid ${color.focus};
    outline: none;
  }
  ${withoutScript} {
    visibility: hidden;
  }
`;
