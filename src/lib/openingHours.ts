/** The days of the week, as schema.org names them. */
const WEEK = [
  ...(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const),
  ...(["Saturday", "Sunday"] as const),
];

interface OpenHours {
  dayOfWeek: readonly (typeof WEEK)[number][];
  opens: string;
  closes: string;
}

type Row = Pick<Queries.LenderFieldsFragment["hours"][number], "days" | "hours">;

const TIME = String.raw`(\d{1,2})[:.h](\d\d)(?:\s*([ap])\.?m\.?)?`;

/** Matches two times separated by a dash or a word. */
const RANGE = RegExp(String.raw`^\s*${TIME}\s*(?:[-–]|\p{L}+)\s*${TIME}\s*$`, "iu");

/**
 * Parses a row of opening hours. The days may be "Monday to Friday", "Mon–Fri" or "Sat, Sun", and the
 * hours "8:00 AM - 4:00 PM" or "08:00–12:00, 13:00–16:00".
 * @returns an empty list if the row has no days (such as online support) or no times (such as "Closed"),
 *   or undefined if its times are invalid
 */
export function parseOpeningHours({ days, hours }: Row): OpenHours[] | undefined {
  const dayOfWeek = /\d/.test(hours) ? daysIn(days) : [];
  if (dayOfWeek.length === 0) return [];
  const ranges = hours.split(",").map((range) => {
    const [, ...parts] = RANGE.exec(range) ?? [];
    const [opens, closes] = [toClock(parts.slice(0, 3)), toClock(parts.slice(3))];
    return { dayOfWeek, opens, closes };
  });
  const isRead = ranges.every(({ opens, closes }) => opens < closes || closes === "00:00");
  return isRead ? ranges : undefined;
}

/** Converts a time to the 24-hour format, or returns "" if there is none. */
function toClock([hour, minutes, half]: readonly (string | undefined)[]): string {
  if (!hour) return "";
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return `${String(hours % 24).padStart(2, "0")}:${minutes}`;
}

/** Returns the days listed in a string, which may contain single days and ranges. */
function daysIn(text: string): OpenHours["dayOfWeek"] {
  const names = WEEK.map((name) => name.toLowerCase());
  const dayOf = (word: string) => {
    const found = names.filter((name) => name.startsWith(word) || `${name}s` === word);
    return found.length === 1 ? found.map((name) => names.indexOf(name)) : [];
  };
  const days = text
    .toLowerCase()
    .split(/[,;&+/]|\band\b/)
    .flatMap((part) => {
      const [first, last = first] = [...part.matchAll(/\p{L}{2,}/gu)].flatMap(([word]) =>
        dayOf(word),
      );
      if (first === undefined || last === undefined) return [];
      return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7);
    });
  return WEEK.filter((_, day) => days.includes(day));
}
