import styled from "@emotion/styled";
import { color, token } from "../theme/tokens";

interface LoanClothProps {
  /** How many there are, or 0 for a loom without cloth. */
  instalments: number;
  /** The cost as a fraction of all that is paid, from 0 to 1. */
  interestShare: number;
  /**
   * The longest term of the lender, in months. The cloth is then on a loom of that width, and its threads are
   * numbered.
   */
  longest?: number;
}

/** Longer loans have one thread for each year. */
const MOST_MONTHS = 24;

/** How many numbers fit below the threads on a phone. */
const MOST_NUMBERS = 12;

/**
 * Draws a loan as cloth, with one thread per instalment, and the cost in hibiscus. It only repeats the figures
 * beside it, so it is hidden from assistive technology.
 */
export function LoanCloth({ instalments, interestShare, longest }: LoanClothProps) {
  const months = instalments > MOST_MONTHS ? 12 : 1;
  const threads = Math.ceil(instalments / months);
  const widest = Math.ceil(Math.min(longest ?? 0, months * MOST_MONTHS) / months);
  const columns = Math.max(threads, widest, 1);
  const step = Math.ceil(columns / MOST_NUMBERS);
  return (
    <Loom
      aria-hidden="true"
      data-numbered={longest ? "" : undefined}
      threads={threads}
      columns={columns}
      interest={interestShare}
    >
      <span data-tone="light" />
      {longest !== undefined &&
        Array.from({ length: columns }, (_, index) => index + 1).map((thread) => (
          <small key={thread} data-woven={thread <= threads || undefined}>
            {thread === threads ? instalments : thread % step === 0 && thread * months}
          </small>
        ))}
    </Loom>
  );
}

const Loom = styled("span", {
  shouldForwardProp: (name) => !["threads", "columns", "interest"].includes(name),
})<{ threads: number; columns: number; interest: number }>`
  --threads: ${({ threads }) => threads};
  --columns: ${({ columns }) => columns};
  --interest: ${({ interest }) => interest.toFixed(3)};
  --foot: 0rem;
  position: relative;
  display: flex;
  align-items: end;
  height: 6rem;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  /* The cloth. */
  & > span {
    --thread: calc(100% / var(--threads));
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(100% * var(--threads) / var(--columns));
    overflow: hidden;
    background: linear-gradient(${color.emphasis} calc(100% - var(--foot)), ${color.link} 0);
    &::before,
    &::after {
      content: "";
      position: absolute;
      inset: 0 0 var(--foot);
    }
    &::before {
      background: linear-gradient(
        ${color.cost} calc(100% * var(--interest)),
        ${color.backgroundWarm} 0 calc(100% * var(--interest) + 0.15rem),
        transparent 0
      );
    }
    /* The yarn, the stripes across, and those of each thread. */
    &::after {
      background:
        repeating-linear-gradient(
          rgb(0 0 0 / 0.13) 0 1px,
          transparent 0 2px,
          rgb(255 255 255 / 0.1) 0 3px,
          transparent 0 5px
        ),
        repeating-linear-gradient(
          transparent 0 2.5rem,
          rgb(255 255 255 / 0.13) 0 3rem,
          transparent 0 4.5rem,
          rgb(0 0 0 / 0.12) 0 5.5rem
        ),
        repeating-linear-gradient(
          90deg,
          transparent 0 calc(0.12 * var(--thread)),
          rgb(255 255 255 / 0.14) 0 calc(0.34 * var(--thread)),
          transparent 0 calc(0.6 * var(--thread)),
          rgb(0 0 0 / 0.2) 0 calc(var(--thread) - 2px),
          rgb(0 0 0 / 0.5) 0 var(--thread)
        );
    }
  }
  /* The warp of the months that the loan does not last. */
  &[data-numbered] {
    @media screen {
      --foot: 1.5rem;
    }
    --string: calc(100% / var(--columns) / 4);
    background: repeating-linear-gradient(
        90deg,
        transparent 0 calc(var(--string) - 1px),
        ${color.line} 0 var(--string)
      )
      0 0 / 100% calc(100% - var(--foot)) no-repeat;
    & > span {
      transition: width ${token.fast};
    }
  }
  & > small {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: var(--foot);
    text-align: center;
    white-space: nowrap;
    color: ${color.textMuted};
    &[data-woven] {
      color: ${color.text};
    }
    @media print {
      display: none;
    }
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
