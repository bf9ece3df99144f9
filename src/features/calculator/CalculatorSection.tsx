import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { useSite } from "../../lib/useSite";
import type { CalculatorProps } from "./Calculator";

const calculator = lazyComponent<CalculatorProps>(async () => {
  const { Calculator } = await import(
    /* webpackChunkName: "calculator", webpackPreload: true */ "./Calculator"
  );
  return Calculator;
});

interface CalculatorSectionProps {
  /** Another object makes React replace the prerendered calculator. */
  calculatorProps: CalculatorProps;
}

/** The calculator in a chunk of its own, which both of its pages share. */
export function CalculatorSection({ calculatorProps }: CalculatorSectionProps) {
  const { loading } = useSite().lender;
  return (
    <LazySection
      code={calculator}
      props={calculatorProps}
      error={{ message: loading.section, retry: loading.retry }}
    />
  );
}
