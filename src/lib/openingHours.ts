/** The days of the week, as schema.org names them. */
export const WEEK = [
  ...(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const),
  ...(["Saturday", "Sunday"] as const),
];

interface Days {
  from: string;
  to?: string | null | undefined;
}

/** Returns all the days of a row, which may run over the weekend. */
export function daysOf({ from, to }: Days): (typeof WEEK)[number][] {
  const week: readonly string[] = WEEK;
  const first = week.indexOf(from);
  const length = (week.indexOf(to ?? from) - first + 7) % 7;
  return WEEK.filter((_, day) => (day - first + 7) % 7 <= length);
}

/** Returns the days of a row as text: "Monday to Friday". */
export const daysText = ({ from, to }: Days): string =>
  to && to !== from ? `${from} to ${to}` : from;

/** Returns a time of the 24-hour clock as text: "16:00" is "4:00 PM". */
export function timeText(time: string): string {
  const [hour = "", minutes] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

/** Returns a time with two digits for the hour, which sorts and is valid in structured data. */
export const clockTime = (time: string): string => time.padStart(5, "0");
