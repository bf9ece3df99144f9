import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { useSite } from "../../lib/useSite";
import type { SideBySideProps } from "../sideBySide/SideBySideSection";
import type { CalculatorProps } from "./Calculator";

const calculator = lazyComponent<CalculatorProps>(async () => {
  const { Calculator } = await import(
    /* webpackChunkName: "calculator", webpackPreload: true */ "./Calculator"
  );
  return Calculator;
});

/** The comparison of kept loans. Where the chunk does not load, the calculator offers to retry. */
export const comparison = lazyComponent<SideBySideProps>(async () => {
  await calculator.loaded;
  const { SideBySide } = await import(
    /* webpackChunkName: "calculator" */ "../sideBySide/SideBySide"
  );
  return SideBySide;
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
