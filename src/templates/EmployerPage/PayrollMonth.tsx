import styled from "@emotion/styled";
import { Disclosure } from "../../components/Disclosure";
import { PaySlip } from "../../components/PaySlip";
import { RichText } from "../../components/RichText";
import { Small } from "../../components/Type";
import { addDays, addMonths, addWorkingHours, isWorkingDay } from "../../lib/days";
import { below, from, largeText } from "../../theme/breakpoints";
import { centred, hidden, layer, surface } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface PayrollMonthProps {
  content: Queries.PayrollMonthFieldsFragment;
  holidays: readonly Queries.HolidayFieldsFragment[];
}

/** A month as a strip of days with a lane for each party, or upright on narrow screens. Each date opens in place. */
export function PayrollMonth({ content, holidays }: PayrollMonthProps) {
  const { title, payday, dates, closed } = content;
  const closedDays = holidays.map(({ day }) => day);
  const inSameMonth = payday.slice(0, 8) + /\d+/.exec(content.list)?.[0].padStart(2, "0");
  const list = inSameMonth > payday ? addMonths(inSameMonth, -1) : inSameMonth;
  const end = { day: payday, hour: 24 };
  const transfer = addWorkingHours(end, 24 * content.transferDays, closedDays).day;
  // One day more, so that the last number is within the strip.
  const days = [`${list.slice(0, 8)}01`];
  for (let [day = list] = days; day <= transfer; days.push(day)) day = addDays(day, 1);
  const lanes = [...new Set(dates.map(({ who }) => who))];
  const dayOf: Readonly<Record<string, string>> = { list, payday, transfer };
  return (
    <Sheet data-tone="light">
      <h2>{title}</h2>
      <div>
        <svg viewBox={`0 0 ${days.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {days.map((day, index) =>
            isWorkingDay(day, closedDays) ? null : (
              <rect key={day} x={index} width="1" height="1" />
            ),
          )}
          <path d={days.map((_, index) => `M${index} 0v1`).join("")} />
        </svg>
        <ol>
          {dates.map(({ on, who, when, slip, ...date }, index) => {
            const day = dayOf[on] ?? payday;
            const at = (days.indexOf(day) + 0.45) / days.length;
            const isAgain = dates.findIndex((other) => other.who === who) < index;
            return (
              <Mark
                key={date.title}
                at={at}
                lane={lanes.indexOf(who)}
                data-late={at > 0.5 || undefined}
                data-again={isAgain || undefined}
              >
                <Small as="span">{who}</Small>
                <b aria-hidden="true">{Number(day.slice(8))}</b>
                <Disclosure title={date.title} answer={when} name="month" id={`Date-${index + 1}`}>
                  <RichText html={date.text} />
                  {slip && <PaySlip slip={slip} heading="h4" />}
                </Disclosure>
              </Mark>
            );
          })}
        </ol>
      </div>
      <Small as="p">{closed}</Small>
    </Sheet>
  );
}

const Sheet = styled.div`
  padding: ${space.card};
  ${surface}
  & > h2 {
    font: 700 ${size.h3} / 1.15 ${token.fontDisplay};
  }
  & > div {
    position: relative;
    margin-top: ${space[4]};
  }
  & > div > ol {
    display: grid;
  }
  & > div > svg,
  & > p {
    ${hidden(below("md"))}
  }
  & > div > svg {
    ${layer}
    left: 7.5rem;
    width: calc(100% - 7.5rem);
    height: 100%;
    background: ${color.backgroundWarm};
    fill: ${color.backgroundSunken};
    stroke: ${color.background};
    & > rect {
      stroke: none;
      opacity: 0.6;
    }
    & > path {
      vector-effect: non-scaling-stroke;
    }
  }
  & > div > ol > li {
    position: relative;
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    column-gap: ${space[4]};
    & > .small {
      grid-column: 2;
      margin-bottom: calc(-1 * ${space[3]});
      font-weight: 600;
    }
    & > b {
      ${centred("2.25rem")}
      grid-area: 1 / 1 / span 2;
      border: 2px solid ${color.emphasis};
      border-radius: ${token.radiusRound};
      background: ${color.background};
      font-variant-numeric: tabular-nums;
    }
    & > details {
      border: 0;
    }
    /* A tick for each day, down to the next number. */
    ${below("md")} {
      &:has(+ li)::before {
        content: "";
        position: absolute;
        inset: 2.5rem auto 0.25rem 0.75rem;
        width: 0.75rem;
        background: repeating-linear-gradient(${color.line} 0 1px, transparent 1px 5px);
      }
    }
    ${largeText} {
      display: block;
      &&::before {
        display: none;
      }
      & > .small {
        margin: 0;
      }
      & > details > summary {
        column-gap: ${space[2]};
      }
    }
    ${from("md")} {
      grid-template-columns: 7.5rem minmax(0, 1fr);
      column-gap: 0;
      border-top: 1px solid ${color.line};
      &[data-again] {
        border: 0;
        & > .small {
          visibility: hidden;
        }
      }
      & > .small {
        grid-column: 1;
        padding-top: ${space[3]};
        font-size: ${size.compact};
        color: ${color.text};
      }
      & > b {
        grid-area: 1 / 2;
        position: relative;
        left: calc(var(--at) - 1.125rem);
        margin-top: ${space[3]};
        pointer-events: none;
      }
      & > details {
        grid-area: 1 / 2;
      }
      & > details > div {
        margin: 0 ${space[3]} ${space[3]};
        padding: ${space[4]};
        border-radius: ${token.radius};
        background: ${color.background};
      }
      & > details > summary {
        grid-template-columns: auto auto;
        justify-content: start;
        padding-block: ${space[3]};
        padding-left: calc(var(--at) + 2rem);
      }
      &[data-late] > details > summary {
        justify-content: end;
        padding-inline: 0 calc(100% - var(--at) + 2rem);
        text-align: end;
      }
    }
  }
`;

/** What a party does on a day, whose number in the month leads it. From tablets up, each party has a lane. */
const Mark = styled.li<{ at: number; lane: number }>`
  --at: ${({ at }) => 100 * at}%;
  ${from("md")} {
    order: ${({ lane }) => lane};
  }
`;
