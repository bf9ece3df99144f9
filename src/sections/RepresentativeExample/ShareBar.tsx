import { Bar } from "./styles";

interface ShareBarProps {
  /** The part of the total repayment that is interest, in per cent. */
  interestPercent: number;
}

/** How much of what is repaid was borrowed, and how much is interest. */
export function ShareBar({ interestPercent }: ShareBarProps) {
  const borrowed = 100 - interestPercent;
  return (
    <Bar>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="borrowed" width={borrowed - 0.3} height="4" />
        <rect className="interest" x={borrowed + 0.3} width={interestPercent - 0.3} height="4" />
      </svg>
      <figcaption>
        <span className="borrowed">What you borrowed: {borrowed.toFixed(1)}%</span>
        <span className="interest">Interest: {interestPercent.toFixed(1)}%</span>
      </figcaption>
    </Bar>
  );
}
