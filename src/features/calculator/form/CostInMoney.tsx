import styled from "@emotion/styled";
import { below, from } from "../../../theme/breakpoints";
import { size, space } from "../../../theme/tokens";
import { ShareBar } from "../chartStyles";
import type { CalculatorState } from "../state/calculatorState";
import { costSentence, rateSentence } from "../state/sentences";

interface CostInMoneyProps {
  state: CalculatorState;
}

/** The total repayment and the interest in it, as a bar and in a sentence. */
export function CostInMoney({ state: { figures, lastFigures, currency } }: CostInMoneyProps) {
  const principal = figures
    ? Number((10_000n * figures.quote.principal) / figures.repayment) / 100
    : 0;
  return (
    <Cost>
      <ShareBar aria-hidden="true">
        <rect data-part="principal" width={`${principal}%`} height="100%" />
        <rect
          data-part="interest"
          x={`${principal}%`}
          width={`${figures ? 100 - principal : 0}%`}
          height="100%"
        />
      </ShareBar>
      <p data-computed={figures ? "current" : "stale"}>
        <strong>{costSentence(lastFigures, currency)}</strong>{" "}
        <span>{rateSentence(lastFigures)}</span>
      </p>
    </Cost>
  );
}

/** Reserves the lines of its sentences, so that nothing shifts while a field is invalid. */
const Cost = styled.div`
  margin-bottom: ${space[5]};
  & p {
    min-height: 3em;
    margin-top: ${space[3]};
    line-height: 1.5;
  }
  ${from("xl")} {
    & p {
      font-size: ${size.large};
    }
    & svg {
      height: 1.5rem;
    }
  }
  ${below("lg")} {
    & p {
      min-height: 4.5em;
    }
  }
  ${below("sm")} {
    & p {
      min-height: 6em;
    }
  }
  @media print {
    margin: 0;
    & p {
      min-height: 0;
    }
  }
`;
