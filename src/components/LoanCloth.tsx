import styled from "@emotion/styled";
import { color } from "../theme/tokens";

interface LoanClothProps {
  instalments: number;
  /** The interest as a fraction of the repayment, from 0 to 1. */
  interestShare: number;
}

/**
 * Draws a loan as madras cloth, with one thread per instalment. More interest gives more yellow.
 * It only repeats the figures beside it, so it is hidden from assistive technology.
 */
export const LoanCloth = ({ instalments, interestShare }: LoanClothProps) => (
  <Cloth data-tone="light" aria-hidden="true" threads={instalments} mango={interestShare} />
);

const Cloth = styled("span", {
  shouldForwardProp: (name) => name !== "threads" && name !== "mango",
})<{ threads: number; mango: number }>`
  --threads: ${({ threads }) => threads};
  --mango: ${({ mango }) => mango.toFixed(3)};
  --thread: calc(100% / var(--threads));
  display: block;
  height: 2.5rem;
  background:
    repeating-linear-gradient(
      color-mix(in srgb, ${color.accent} 62%, transparent) 0 calc(1.25rem * var(--mango)),
      transparent 0 0.9rem,
      color-mix(in srgb, ${color.danger} 62%, transparent) 0 1.05rem,
      transparent 0 1.25rem
    ),
    repeating-linear-gradient(
      90deg,
      ${color.accent} 0 calc(var(--thread) * var(--mango)),
      ${color.emphasis} 0 calc(var(--thread) * 0.8),
      ${color.link} 0 var(--thread)
    );
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  @media (forced-colors: active) {
    display: none;
  }
`;
