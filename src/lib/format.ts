import { weekdayOf } from "./days";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

export const formatWeekday = (day: string) => WEEKDAYS[weekdayOf(day)] ?? "";

/** Returns an hour of the day, which may be a fraction, as "4:30 PM"; the end of the day as "midnight". */
export function formatTime(hour: number): string {
  if (hour === 24) return "midnight";
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour) % 12 || 12}:${String(minutes).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Returns a day as "March 1, 2025". Creating an `Intl` format takes a slow phone longer than
 * running all other scripts of a page.
 * @param day an ISO date such as 2025-03-01
 */
export function formatDate(day: string): string {
  const [year, month = 0, date] = day.slice(0, 10).split("-").map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Returns a whole number as "45,000", without `Intl` for the reason that `formatDate` gives. */
export const formatCount = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
