import {
  type LazyComponent,
  LazySection,
  lazyComponent,
} from "../../components/LazySection/LazySection";
import { useSite } from "../../lib/useSite";
import type { SideBySideProps } from "../sideBySide/SideBySideSection";
import type { LoanCalculatorProps } from "./LoanCalculator";
import type { QuickCalculatorProps } from "./QuickCalculator";

export const loanCalculator = lazyComponent<LoanCalculatorProps>(async () => {
  const { LoanCalculator } = await import(
    /* webpackChunkName: "calculator", webpackPreload: true */ "./LoanCalculator"
  );
  return LoanCalculator;
});

export const quickCalculator = lazyComponent<QuickCalculatorProps>(async () => {
  const { QuickCalculator } = await import(
    /* webpackChunkName: "quick-calculator", webpackPreload: true */ "./QuickCalculator"
  );
  return QuickCalculator;
});

/** The comparison of kept loans. Where the chunk does not load, the calculator offers to retry. */
export const comparison = lazyComponent<SideBySideProps>(async () => {
  await loanCalculator.loaded;
  const { SideBySide } = await import(
    /* webpackChunkName: "calculator" */ "../sideBySide/SideBySide"
  );
  return SideBySide;
});

interface CalculatorSectionProps<Props extends object> {
  code: LazyComponent<Props>;
  /** Another object makes React replace the prerendered calculator. */
  calculatorProps: Props;
}

/** A calculator in a chunk of its own. */
export function CalculatorSection<Props extends object>({
  code,
  calculatorProps,
}: CalculatorSectionProps<Props>) {
  const { loading } = useSite().lender;
  return (
    <LazySection
      code={code}
      props={calculatorProps}
      error={{ message: loading.section, retry: loading.retry }}
    />
  );
}
