import styled from "@emotion/styled";
import { color, token } from "../theme/tokens";
import {
  Cloth,
  Loan,
  type LoanClothProps,
  MOST_MONTHLY_THREADS,
  monthsOfThread,
} from "./LoanCloth";

interface LoomClothProps extends LoanClothProps {
  /** The longest term, in months. The loom is as wide as its cloth would be, up to 24 threads. */
  longest: number;
}

/** How many numbers fit below the threads on a phone. */
const MOST_NUMBERS = 12;

/** A loan's cloth on a loom, which is as wide as the longest loan, with the months' numbers. */
export function LoomCloth({ instalments, interestShare, longest }: LoomClothProps) {
  const months = monthsOfThread(instalments);
  const threads = Math.ceil(instalments / months);
  const columns = Math.max(
    threads,
    Math.ceil(Math.min(longest, months * MOST_MONTHLY_THREADS) / months),
  );
  const step = Math.ceil(columns / MOST_NUMBERS);
  return (
    <Loan aria-hidden="true" threads={threads} interest={interestShare} columns={columns}>
      <Loom>
        <Cloth data-tone="light" />
        {Array.from({ length: columns }, (_, index) => index + 1).map((thread) => (
          <small key={thread} data-tone={thread <= threads ? "dark" : undefined}>
            {thread === threads ? instalments : thread % step === 0 && thread * months}
          </small>
        ))}
      </Loom>
    </Loan>
  );
}

const Loom = styled.span`
  --foot: 1.5rem;
  --string: calc(100% / var(--columns) / 4);
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: end;
  height: 100%;
  background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(var(--string) - 1px),
      ${color.line} 0 var(--string)
    )
    0 0 / 100% calc(100% - var(--foot)) no-repeat;
  /* The cloth. Its shadow is the bar behind the numbers. */
  & > span {
    position: absolute;
    inset: 0 auto var(--foot) 0;
    width: calc(100% * var(--threads) / var(--columns));
    height: auto;
    box-shadow: 0 var(--foot) ${color.link};
    transition: width ${token.fast};
  }
  & > small {
    position: relative;
    flex: 1 1 0;
    min-width: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: var(--foot);
    /* Centres also a number that is wider than its thread. */
    display: flex;
    justify-content: center;
    white-space: nowrap;
    color: ${color.textMuted};
    &[data-tone] {
      color: ${color.text};
    }
  }
  /* Of a narrow cloth, only the last month has its number. */
  @container (width < 13rem) {
    & > small {
      justify-content: end;
      padding-right: 0.2rem;
    }
    & > small:is(:not([data-tone]), :has(+ [data-tone])) {
      visibility: hidden;
    }
  }
  @media print {
    --foot: 0rem;
    & > small {
      display: none;
    }
  }
`;
