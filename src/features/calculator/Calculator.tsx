import { graphql } from "gatsby";
import { startTransition, useEffect, useMemo, useRef, useState } from "react";
import type { CalculatorFaceProps } from "./CalculatorFace";
import { CALCULATOR_PLACE } from "./calculatorPlace";
import { ExampleFace } from "./ExampleFace";
import { loadedCalculator } from "./loadedCalculator";
import { exampleState } from "./state/calculatorState";
import { type EarlyActions, readEarlyActions } from "./state/earlyActions";
import { Island } from "./styles";

export interface CalculatorProps
  extends Pick<CalculatorFaceProps, "words" | "invitation" | "heading" | "offersCurrencies"> {
  plan: Queries.RatePlanDataFragment;
}

/**
 * The loan calculator. The page carries its worked example, complete and of the same size; the
 * script that computes comes after the page is readable and takes the example's place, with
 * whatever the visitor has typed or pressed by then.
 */
export function Calculator(props: CalculatorProps) {
  const { plan } = props;
  const [Live, setLive] = useState(() => loadedCalculator.current);
  const island = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyActions>(undefined);
  const pressed = useRef(false);
  const example = useMemo(() => exampleState(plan), [plan]);

  const readEarly = () => {
    if (island.current) early.current = readEarlyActions(island.current, example, pressed.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the example stays the same
  useEffect(() => {
    if (Live) return;
    let gone = false;
    const load = () =>
      import(/* webpackChunkName: "calculator" */ "./LiveCalculator").then(
        ({ LiveCalculator }) => {
          if (gone) return;
          readEarly();
          loadedCalculator.current = LiveCalculator;
          startTransition(() => setLive(() => LiveCalculator));
        },
        // The example stays, and the next visit to one of its fields tries again.
        () => island.current?.addEventListener("focusin", load, { once: true }),
      );
    load();
    return () => {
      gone = true;
    };
  }, [Live]);

  return (
    <Island id={CALCULATOR_PLACE} data-island="calculator" ref={island}>
      {Live ? (
        <Live {...props} early={early} />
      ) : (
        <ExampleFace
          {...props}
          state={example}
          onCalculate={() => {
            pressed.current = true;
          }}
          onLeave={readEarly}
        />
      )}
    </Island>
  );
}

export const query = graphql`
  fragment RatePlanData on RatePlan {
    name
    amountRange {
      minimum
      maximum
      step
    }
    termRange {
      minimum
      maximum
    }
    defaults {
      amount
      termMonths
    }
    rateBands {
      upToMonths
      monthlyRatePercent
      companionValue
    }
    currencies
  }
  fragment CalculatorWordsData on CalculatorWords {
    form {
      title
      currency
      amount
      amountSlider
      term
      termSlider
      months
      calculate
    }
    results {
      title
      payment
      principal
      interest
      repayment
      nominalRate
      effectiveRate
      rateNote
      estimate
      copyLink
      copyFigures
      print
    }
    schedule {
      title
      lead
      month
      payment
      principal
      interest
      left
      total
      download
    }
    salary {
      title
      lead
      field
      hint
      use
    }
    comparison {
      title
      lead
      chart
      flat
      reducing
    }
  }
`;
