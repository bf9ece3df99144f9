import styled from "@emotion/styled";
import { MessageLine } from "../../components/NumberField";
import { below, from } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

/** The fields, each with the space of its message. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & label {
    flex: 1 1 6.5rem;
    line-height: 1.3;
  }
  & select {
    flex: 1 1 9.5rem;
    max-width: 13.5rem;
    height: 3.5rem;
  }
`;

/** The message about the offer as a whole. */
export const OfferMessage = styled(MessageLine)`
  margin-top: auto;
  font-size: inherit;
  ${below("sm")} {
    min-height: calc(4.2em + ${space[1]});
    padding-bottom: 0;
    font-size: ${size.small};
  }
`;

/** The cost in plain words, below the figure; reserves its lines. */
export const Sentence = styled.dd`
  &&& {
    min-height: 3em;
    margin-top: ${space[1]};
    text-align: left;
    ${from("md")} {
      min-height: 4.5em;
      font-size: ${size.body};
    }
  }
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
