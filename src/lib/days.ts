import { WEEK } from "./openingHours";

/** A time in whole hours: the day as YYYY-MM-DD, and the hours since its start, up to 24. */
export interface Moment {
  readonly day: string;
  readonly hour: number;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the day that is `count` days later, or earlier if `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return isoDay(date);
}

/** Returns the same day in a later or earlier month, or that month's last day if it has no such day. */
export function addMonths(day: string, count: number): string {
  const date = utc(day);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(date.getUTCDate(), Number(day.slice(8))));
  return isoDay(date);
}

const weekdayOf = (day: string): number => utc(day).getUTCDay();

export const formatWeekday = (day: string): string => WEEK.at(weekdayOf(day) - 1) ?? "";

export const isWorkingDay = (day: string, holidays: readonly string[]): boolean =>
  weekdayOf(day) % 6 !== 0 && !holidays.includes(day);

/**
 * Returns the time a number of working hours later. All 24 hours of a working day count, and no hours of
 * other days.
 * @param hours more than 0
 */
export function addWorkingHours(
  { day, hour }: Moment,
  hours: number,
  holidays: readonly string[],
): Moment {
  const available = isWorkingDay(day, holidays) ? 24 - hour : 0;
  return available >= hours
    ? { day, hour: hour + hours }
    : addWorkingHours({ day: addDays(day, 1), hour: 0 }, hours - available, holidays);
}
