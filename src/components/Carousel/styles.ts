import styled from "@emotion/styled";
import { below, withoutScript } from "../../theme/breakpoints";
import { color, space } from "../../theme/tokens";

/** `--carousel-indent` is how far the buttons stand from the left edge. */
export const Region = styled.div`
  position: relative;
`;

/** All slides lie in one cell of the grid, which is as high as the highest. */
export const Slides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${withoutScript} {
    gap: ${space[16]};
  }
`;

export const Slide = styled.div`
  grid-area: 1 / 1;
  visibility: hidden;
  &[data-current] {
    visibility: visible;
  }
  ${withoutScript} {
    grid-area: auto;
    visibility: visible;
  }
  @media print {
    grid-area: auto;
    visibility: visible;
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin: ${space[8]} 0 0 var(--carousel-indent, 0);
  ${below("sm")} {
    gap: ${space[2]};
    & > button {
      padding-inline: ${space[4]};
    }
  }
  & > span {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  @media print {
    display: none;
  }
`;
