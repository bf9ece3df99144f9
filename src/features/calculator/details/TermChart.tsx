import styled from "@emotion/styled";
import type { TermOption } from "../../../lending/everyTerm";
import { from, largeText } from "../../../theme/breakpoints";
import { Chart, percent } from "../Chart";

interface TermChartProps {
  options: readonly TermOption[];
  chosen: number | undefined;
  money: (cents: bigint) => string;
  names: { readonly payment: string; readonly interest: string };
}

/** The vertical positions of both charts and of the term numbers, in per cent of the total height. */
const PAYMENT = { top: 16, bottom: 38 };
const INTEREST = { top: 60, bottom: 90 };
const NUMBERS = 99;
const BAR_SHARE = 0.7;
/** If there are more terms than this, only some are numbered. */
const MAXIMUM_NUMBERS = 14;

function placed({ top, bottom }: typeof PAYMENT, values: readonly bigint[]) {
  const largest = Math.max(...values.map(Number), 1);
  return (cents: bigint) => bottom - (Number(cents) / largest) * (bottom - top);
}

/** The monthly payment for each term as a line, above the total interest as bars. */
export function TermChart({ options, chosen, money, names }: TermChartProps) {
  const width = 100 / options.length;
  const centre = (index: number) => percent((index + 0.5) * width);
  const payments = options.map(({ figures }) => figures.payment);
  const interests = options.map(({ figures }) => figures.interest);
  const payment = placed(PAYMENT, payments);
  const interest = placed(INTEREST, interests);
  const every = Math.ceil(options.length / MAXIMUM_NUMBERS);
  const chosenIndex = options.findIndex(({ termMonths }) => termMonths === chosen);
  const option = options[chosenIndex];
  // Leaves out the numbers that would touch the chosen one.
  const isNumbered = (index: number) =>
    index === chosenIndex ||
    (index % every === 0 && (chosenIndex < 0 || Math.abs(index - chosenIndex) >= every));
  const isInFirstHalf = 2 * chosenIndex < options.length;
  const labels = option
    ? [
        { y: interest(option.figures.interest) - 2, cents: option.figures.interest },
        { y: payment(option.figures.payment) - 5, cents: option.figures.payment },
      ]
    : [];
  return (
    <Terms aria-hidden="true">
      {chosenIndex >= 0 && (
        <rect
          data-part="band"
          x={percent(chosenIndex * width)}
          width={percent(width)}
          height="100%"
        />
      )}
      {options.map(({ termMonths, figures }, index) => {
        const following = options[index + 1];
        return (
          <g key={termMonths}>
            <rect
              data-part="interest"
              x={percent((index + (1 - BAR_SHARE) / 2) * width)}
              width={percent(BAR_SHARE * width)}
              y={percent(interest(figures.interest))}
              height={percent(INTEREST.bottom - interest(figures.interest))}
            />
            {following && (
              <line
                x1={centre(index)}
                x2={centre(index + 1)}
                y1={percent(payment(figures.payment))}
                y2={percent(payment(following.figures.payment))}
              />
            )}
            <circle cx={centre(index)} cy={percent(payment(figures.payment))} r="4" />
            {isNumbered(index) && (
              <text
                x={centre(index)}
                y={percent(NUMBERS)}
                data-strong={index === chosenIndex || undefined}
                data-dense={index % (2 * every) !== 0 || undefined}
              >
                {termMonths}
              </text>
            )}
          </g>
        );
      })}
      <text x="0" y="5%" data-anchor="start" data-strong="">
        {names.payment}
      </text>
      <text x="0" y="49%" data-anchor="start" data-strong="">
        {names.interest}
      </text>
      {labels.map(({ y, cents }) => (
        <text
          key={y}
          x={percent((chosenIndex + (isInFirstHalf ? 0 : 1)) * width)}
          y={percent(y)}
          data-anchor={isInFirstHalf ? "start" : "end"}
          data-strong=""
        >
          {money(cents)}
        </text>
      ))}
    </Terms>
  );
}

const Terms = styled(Chart)`
  height: 17rem;
  ${largeText} {
    & [data-dense]:not([data-strong]) {
      display: none;
    }
  }
  ${from("lg")} {
    height: 20rem;
  }
`;
