import { locale } from "../lender";

/** The days of the week, as schema.org names them. */
const WEEK = [
  ...(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const),
  ...(["Saturday", "Sunday"] as const),
];

/** Days with the same hours, in the 24-hour clock. */
export interface OpenHours {
  dayOfWeek: readonly (typeof WEEK)[number][];
  opens: string;
  closes: string;
}

type Row = Pick<Queries.LenderFieldsFragment["hours"][number], "days" | "hours">;

/**
 * Parses a row of opening hours: "Monday to Friday", "Mon–Fri" or "Sat, Sun" in the lender's language,
 * with "8:00 AM - 4:00 PM", "8–4 pm" or "08:00–12:00, 13:00–16:00".
 * @returns none for a row without days, such as online support, or without times, such as Closed;
 *   undefined when its days or times cannot be read
 */
export function parseOpeningHours({ days, hours }: Row): OpenHours[] | undefined {
  const named = /\d/.test(hours) ? daysIn(days) : [];
  if (named.length === 0) return [];
  const times = [...hours.matchAll(TIME)];
  const specifications = times.flatMap((time, index) => {
    const next = times[index + 1];
    if (index % 2 > 0 || !next) return [];
    const between = hours.slice(time.index + time[0].length, next.index);
    const [opens, closes] = [toMinutes(time, next), toMinutes(next)];
    const isRange = /^\s*(?:[-–—]|\p{L}+)\s*$/u.test(between) && (opens < closes || closes === 0);
    return isRange ? [{ dayOfWeek: named, opens: toClock(opens), closes: toClock(closes) }] : [];
  });
  return times.length > 0 && specifications.length === times.length / 2
    ? specifications
    : undefined;
}

let words: { names: string[]; and: string | undefined } | undefined;

/** Returns the lender's words for the days of the week and for "and"; `Intl` takes long to start. */
function lenderWords() {
  const name = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  const names = WEEK.map((_, day) => name.format(Date.UTC(2024, 0, 1 + day)).toLowerCase());
  const and = new Intl.ListFormat(locale).formatToParts(["a", "b"])[1]?.value.trim();
  return { names, and };
}

/** Returns the days that a text names, one by one or from one to another. */
function daysIn(text: string): OpenHours["dayOfWeek"] {
  words ??= lenderWords();
  const { names, and } = words;
  const days = new Set<number>();
  let last: number | undefined;
  let isRange = false;
  for (const [part] of text.toLowerCase().matchAll(/\p{L}{2,}|[^\p{L}\s.]/gu)) {
    const found = names.flatMap((one, day) =>
      one.startsWith(part) || `${one}s` === part ? [day] : [],
    );
    const [day] = found;
    if (day === undefined || found.length > 1) {
      isRange = last !== undefined && !/[,;&+/]/.test(part) && part !== and;
      continue;
    }
    for (let step = last ?? day; isRange && step !== day; step = (step + 1) % 7) days.add(step);
    days.add(day);
    [last, isRange] = [day, false];
  }
  return WEEK.filter((_, day) => days.has(day));
}

const TIME = /(?<!\d)(\d{1,2})(?:[:.h](\d\d))?(?!\d)\s*([ap])?(?:(?<=[ap])\.?\s?m\.?(?!\p{L}))?/giu;

/** Returns a time in minutes; without a half of the day, that of the time up to which it is. */
function toMinutes(time: RegExpExecArray, end?: RegExpExecArray): number {
  const [hour, minutes] = [Number(time[1]), Number(time[2] ?? 0)];
  const isBefore = end !== undefined && hour % 12 < Number(end[1]) % 12;
  const other = isBefore || !end?.[3] || hour > 12 ? end?.[3] : "a";
  const half = (time[3] ?? (end && other))?.toLowerCase();
  if (!half) return (hour % 24) * 60 + minutes;
  return ((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minutes;
}

const toClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, "0")).join(":");
