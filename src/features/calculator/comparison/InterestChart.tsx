import type { LoanQuote } from "../../../lending/quote";
import { onReducingBalance } from "../../../lending/reducingBalance";
import { Bars } from "./styles";

interface InterestChartProps {
  quote: LoanQuote;
}

/** The share of a month's place that its bars fill. */
const FILLED = 0.72;

/** The interest of each month on a reducing balance; for drawing only, so in floating point. */
function reducingInterests(quote: LoanQuote): number[] {
  const { numerator, denominator } = onReducingBalance(quote).monthlyPayment;
  const payment = Number(numerator / denominator);
  const rate = quote.monthlyRatePercent / 100;
  let owed = Number(quote.principal);
  return Array.from({ length: quote.termMonths }, () => {
    const interest = owed * rate;
    owed = Math.max(owed + interest - payment, 0);
    return interest;
  });
}

/** How the interest of a reducing balance falls from month to month while a flat one stays. */
export function InterestChart({ quote }: InterestChartProps) {
  const interests = reducingInterests(quote);
  const place = 100 / interests.length;
  const flat = interests[0] || 1;
  return (
    <Bars aria-hidden="true">
      {interests.map((interest, index) => {
        const height = (100 * interest) / flat;
        const bar = {
          x: `${((index + (1 - FILLED) / 2) * place).toFixed(3)}%`,
          width: `${(FILLED * place).toFixed(3)}%`,
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: months are told apart by their place
          <g key={index}>
            <rect {...bar} data-part="flat" height="100%" />
            <rect
              {...bar}
              data-part="reducing"
              y={`${(100 - height).toFixed(3)}%`}
              height={`${height.toFixed(3)}%`}
            />
          </g>
        );
      })}
    </Bars>
  );
}
