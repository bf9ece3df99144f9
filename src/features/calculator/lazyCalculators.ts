import { lazyComponent } from "../../components/LazySection/LazySection";
import type { SideBySideProps } from "../sideBySide/SideBySide";
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
