import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { DateInput, Field, Fields, Select } from "../../components/Field";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Muted, Small, Subtitle } from "../../components/Type";
import { addDays, addWorkingHours, formatWeekday, isWorkingDay, type Moment } from "../../lib/days";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { timeZone } from "../../lib/lender";
import { isElsewhere, now } from "../../lib/now";
import { timeText } from "../../lib/openingHours";
import { useEntry } from "../../lib/storage";
import { columns, fitGrid, row, square, stack } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";

interface ApplicationTimesProps {
  content: Queries.ApplicationTimesFieldsFragment;
  holidays: readonly Queries.HolidayFieldsFragment[];
}

/** A Monday. Until today's date is known, only the weekday is shown. */
const EXAMPLE: Moment = { day: "2001-01-01", hour: 9 };

/** The last year that the date field accepts until today's date is known, if there are no holidays. */
const DISTANT_YEAR = 2099;

const EMPTY_ENTRY = { day: "", hour: "" };

/** Shows the latest times for the decision and the payout, given the hour when an application is complete. */
export function ApplicationTimes({ content, holidays }: ApplicationTimesProps) {
  const [start, setStart] = useState(EXAMPLE);
  const [entry, change] = useEntry("application-times", EMPTY_ENTRY);
  const [isDayValid, setDayValid] = useState(true);
  const isExample = start === EXAMPLE;
  const complete = { day: entry.day || start.day, hour: Number(entry.hour || start.hour) };
  useEffect(() => setStart(now()), []);
  const closedDays = holidays.map(({ day }) => day).sort();
  const nextYear = isExample ? DISTANT_YEAR : Number(start.day.slice(0, 4)) + 1;
  const lastKnown = `${closedDays.at(-1)?.slice(0, 4) ?? nextYear}-12-31`;
  const dates = { last: formatDate(lastKnown), day: formatDate(complete.day) };
  const unclear = isDayValid
    ? undefined
    : ({ kind: "problem", text: fillTemplate(content.unclear, dates) } as const);
  const decision = addWorkingHours(complete, content.decisionHours, closedDays);
  const funds = addWorkingHours(decision, content.fundsHours, closedDays);
  const moments = [
    { name: "complete", since: complete, moment: complete },
    { name: "decision", since: complete, moment: decision },
    { name: "funds", since: decision, moment: funds },
  ] as const;
  const days = weeksOf(complete.day, funds.day);
  const names = holidays.filter(({ day }) => days.includes(day)).map(({ name }) => name);
  return (
    <Section id="times">
      <Split ratio="1fr 2fr">
        <div>
          <SectionHeading content={content} />
          <TimeFields className="needs-script screen-only">
            <Field label={content.day} message={unclear} live="polite">
              <DateInput
                day={isExample ? "" : complete.day}
                onDay={(day) => {
                  setDayValid(true);
                  change({ day });
                }}
                onInvalid={() => setDayValid(false)}
                max={lastKnown}
                required
              />
            </Field>
            <Field label={content.hour}>
              <Select
                value={complete.hour}
                onChange={({ target }) => change({ hour: target.value })}
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {timeText(`${hour}:00`)}
                  </option>
                ))}
              </Select>
            </Field>
          </TimeFields>
        </div>
        <Times>
          <dl aria-live={isExample ? undefined : "polite"}>
            {moments.map(({ name, moment }) => (
              <div key={name} data-moment={name}>
                <dt>{content[name]}</dt>
                <dd>
                  <Subtitle>
                    {moment.hour === 24
                      ? fillTemplate(content.endOfDay, { day: formatWeekday(moment.day) })
                      : `${formatWeekday(moment.day)}, ${timeText(`${moment.hour}:00`)}`}
                  </Subtitle>{" "}
                  <Muted as="span">{isExample ? "" : formatDate(moment.day)}</Muted>
                </dd>
              </div>
            ))}
          </dl>
          {content.bank && <Muted>{content.bank}</Muted>}
          <ol aria-hidden="true">
            {days.map((day) => {
              const isOpen = isWorkingDay(day, closedDays);
              return (
                <li key={day} data-closed={isOpen ? undefined : ""}>
                  <span>{formatWeekday(day).slice(0, 3)}</span>
                  <b>{isExample ? "" : Number(day.slice(8))}</b>
                  <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                    {isOpen &&
                      moments.map(({ name, since, moment }) => (
                        <Bar key={name} name={name} from={since} to={moment} day={day} />
                      ))}
                  </svg>
                </li>
              );
            })}
          </ol>
          <Small as="p">
            <span>{[content.closed, ...names].join(": ")}</span>. {content.note}
          </Small>
          {closedDays.length > 0 && funds.day > lastKnown && (
            <Small as="p" key="known">
              {fillTemplate(content.known, { day: formatDate(lastKnown) })}
            </Small>
          )}
          {!isExample && isElsewhere() && (
            <Small as="p" key="zone">
              {fillTemplate(content.zone, { city: CITY })}
            </Small>
          )}
        </Times>
      </Split>
    </Section>
  );
}

/** The city after which the lender's time zone is named. */
const CITY = timeZone.replace(/.*\//, "").replaceAll("_", " ");

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Returns the days from `first` to `last`, extended to whole weeks. */
function weeksOf(first: string, last: string): string[] {
  const days: string[] = [];
  while (days.length % 7 !== 0 || days.length === 0 || (days.at(-1) ?? first) < last)
    days.push(addDays(first, days.length));
  return days;
}

function Bar({ name, from, to, day }: { name: string; from: Moment; to: Moment; day: string }) {
  if (day < from.day || day > to.day) return null;
  const start = day === from.day ? from.hour : 0;
  const end = day === to.day ? to.hour : 24;
  return <rect data-moment={name} x={start} width={end - start} height="1" />;
}

const TimeFields = styled(Fields)`
  ${fitGrid("9rem", space[4])}
`;

const CLOSED_PATTERN = `repeating-linear-gradient(135deg, ${color.backgroundSunken} 0 4px, ${color.backgroundWarm} 4px 8px)`;

/** The times and their days. Each row of days is a week, and a full bar is a day from midnight to midnight. */
const Times = styled.div`
  & [data-moment="complete"] {
    --mark: ${color.text};
  }
  & [data-moment="decision"] {
    --mark: ${color.lineStrong};
  }
  & [data-moment="funds"] {
    --mark: ${color.emphasis};
  }
  & > dl {
    ${stack(space[4])}
    ${columns("sm", 3)}
  }
  & dl > div {
    ${row(`0 ${space[4]}`)}
    padding-top: ${space[3]};
    border-top: 6px solid var(--mark);
  }
  & dt {
    flex: 1 1 6rem;
  }
  & dd {
    flex: 2 1 12rem;
  }
  & dd > .muted {
    display: block;
    min-height: 1.6em;
    margin: 0;
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space[4]} 0;
    margin-top: ${space[4]};
    font-size: ${size.small};
    line-height: 1.3;
    text-align: center;
  }
  & ol > li {
    overflow: hidden;
    padding-top: ${space[2]};
    border-left: 1px solid ${color.line};
  }
  & b {
    display: block;
    min-height: 1.3em;
    font-size: ${size.large};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 100%;
    height: 2.5rem;
    margin-top: ${space[2]};
    background: ${color.backgroundWarm};
  }
  & rect {
    fill: var(--mark);
  }
  & > p > span::before {
    content: "";
    display: inline-block;
    ${square("0.75em")}
    margin-right: ${space[2]};
    border-radius: 3px;
    forced-color-adjust: none;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  & [data-closed],
  & [data-closed] svg,
  & > p > span::before {
    background: ${CLOSED_PATTERN};
    color: ${color.textMuted};
  }
`;
