import styled from "@emotion/styled";
import { MessageLine } from "../../components/NumberField";
import { from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The labels are above their fields. */
export const Fields = styled.div`
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-items: start;
  ${from("sm")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & label {
    flex: 1 0 100%;
    line-height: 1.3;
  }
  & label + * {
    flex: 1 1 9.5rem;
    max-width: none;
  }
  & select {
    height: 3.5rem;
  }
`;

/** The message about the offer as a whole. */
export const OfferMessage = styled(MessageLine)`
  font-size: inherit;
`;

/** The cost in plain words; reserves its lines, so that nothing moves when the first result appears. */
export const Sentence = styled.span`
  display: block;
  min-height: 3em;
`;

/** Two bars under their names and sums. */
export const Bars = styled.div`
  margin-top: ${space[5]};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    min-height: 1.6em;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 100%;
    height: 2.5rem;
    margin-block: ${space[1]} ${space[5]};
    border-radius: ${token.radiusSmall};
    background: ${color.backgroundSunken};
  }
  & [data-part="received"] {
    fill: ${color.emphasis};
  }
  & [data-part="cost"] {
    fill: ${color.accent};
  }
  & line {
    stroke: ${color.background};
    stroke-width: 2px;
  }
  @media (forced-colors: active) {
    & svg {
      border: 1px solid CanvasText;
    }
    & [data-part="received"] {
      fill: CanvasText;
    }
    & [data-part="cost"] {
      fill: Highlight;
    }
    & line {
      stroke: Canvas;
    }
  }
`;

export const Legend = styled.p`
  font-size: ${size.small};
`;
