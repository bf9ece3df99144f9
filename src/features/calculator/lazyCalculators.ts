import { lazyComponent } from "../../components/LazySection/LazySection";

export const loanCalculator = lazyComponent(async () => {
  const { LoanCalculator } = await import(
    /* webpackChunkName: "calculator", webpackPreload: true */ "./LoanCalculator"
  );
  return LoanCalculator;
});

export const quickCalculator = lazyComponent(async () => {
  const { QuickCalculator } = await import(
    /* webpackChunkName: "quick-calculator", webpackPreload: true */ "./QuickCalculator"
  );
  return QuickCalculator;
});

/** The comparison of kept loans. Where the chunk does not load, the calculator offers to retry. */
export const comparison = lazyComponent(async () => {
  await loanCalculator.loaded;
  const { SideBySide } = await import(
    /* webpackChunkName: "calculator" */ "../sideBySide/SideBySide"
  );
  return SideBySide;
});
