import styled from "@emotion/styled";
import { color } from "../theme/tokens";

export interface LoanClothProps {
  /** How many there are, or 0 for none. */
  instalments: number;
  /** The cost as a fraction of all that is paid, from 0 to 1. */
  interestShare: number;
}

/** Longer loans have one thread for each year. */
export const MOST_MONTHLY_THREADS = 24;

/** How many months a thread stands for. */
export const monthsOfThread = (instalments: number) =>
  instalments > MOST_MONTHLY_THREADS ? 12 : 1;

/**
 * Draws a loan as cloth, with a thread per instalment (per year if they are many), and the cost in hibiscus. It
 * only repeats the figures beside it, so it is hidden from assistive technology.
 */
export const LoanCloth = ({ instalments, interestShare }: LoanClothProps) => (
  <Loan
    aria-hidden="true"
    threads={Math.ceil(instalments / monthsOfThread(instalments))}
    interest={interestShare}
  >
    <Cloth data-tone="light" />
  </Loan>
);

/** A cloth's frame. Only its styles differ between loans, so that a page with several has the others once. */
export const Loan = styled("span", {
  shouldForwardProp: (name) => !["threads", "interest", "columns"].includes(name),
})<{ threads: number; interest: number; columns?: number }>`
  --threads: ${({ threads }) => threads};
  --interest: ${({ interest }) => interest.toFixed(3)};
  --columns: ${({ columns }) => columns};
  display: block;
  height: 6rem;
  @media (forced-colors: active) {
    display: none;
  }
`;

export const Cloth = styled.span`
  position: relative;
  display: block;
  height: 100%;
  background: ${color.emphasis};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &::before {
    height: calc(100% * var(--interest));
    border-bottom: 2px solid ${color.backgroundWarm};
    background: ${color.cost};
  }
  &::after {
    background: url("/patterns/thread.svg") 0 0 / calc(100% / var(--threads)) 5.5rem;
  }
`;
