import styled from "@emotion/styled";
import { color } from "../theme/tokens";

interface LoanClothProps {
  instalments: number;
  /** The interest as a fraction of the repayment, from 0 to 1. */
  interestShare: number;
}

/** Longer loans have one thread for each year. */
const MOST_MONTHS = 24;

/**
 * Draws a loan as cloth, with one thread per instalment, and the interest in hibiscus. It only repeats the
 * figures beside it, so it is hidden from assistive technology.
 */
export const LoanCloth = ({ instalments, interestShare }: LoanClothProps) => (
  <Cloth
    data-tone="light"
    aria-hidden="true"
    threads={instalments > MOST_MONTHS ? Math.ceil(instalments / 12) : instalments}
    interest={interestShare}
  />
);

const Cloth = styled("span", {
  shouldForwardProp: (name) => name !== "threads" && name !== "interest",
})<{ threads: number; interest: number }>`
  --threads: ${({ threads }) => threads};
  --interest: ${({ interest }) => interest.toFixed(3)};
  --thread: calc(100% / var(--threads));
  position: relative;
  display: block;
  height: 6rem;
  overflow: hidden;
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
    background: ${color.danger};
    transform: scaleY(var(--interest));
    transform-origin: top;
  }
  /* The weft, and the edge of each thread. */
  &::after {
    background:
      repeating-linear-gradient(
        transparent 0 0.5rem,
        rgb(255 255 255 / 0.16) 0 0.625rem,
        transparent 0 0.75rem,
        rgb(0 0 0 / 0.14) 0 1rem
      ),
      repeating-linear-gradient(
        90deg,
        rgb(255 255 255 / 0.1) 0 calc(0.3 * var(--thread)),
        transparent 0 calc(0.8 * var(--thread)),
        rgb(0 0 0 / 0.3) 0 var(--thread)
      );
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
