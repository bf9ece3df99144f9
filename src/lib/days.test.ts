import fc from "fast-check";
import { addDays, addMonths, addWorkingHours, isWorkingDay, type Moment } from "./days";

/** Good Friday, Easter Monday, and a holiday on a weekend. */
const HOLIDAYS = ["2027-03-26", "2027-03-29", "2027-05-30"];

const start = fc.record({
  day: fc.integer({ min: 0, max: 150 }).map((count) => addDays("2027-01-01", count)),
  hour: fc.integer({ min: 0, max: 24 }),
});
const hours = fc.integer({ min: 1, max: 240 });

const count = ({ day, hour }: Moment) => Date.parse(`${day}T00:00:00Z`) / 3_600_000 + hour;

/** Counts the working hours one by one, as an independent check. */
function workingHoursBetween(from: Moment, to: Moment): number {
  let found = 0;
  for (let at = count(from); at < count(to); at += 1) {
    const day = new Date(at * 3_600_000).toISOString().slice(0, 10);
    if (isWorkingDay(day, HOLIDAYS)) found += 1;
  }
  return found;
}

test("returns a time on a working day, exactly the given number of working hours later", () => {
  fc.assert(
    fc.property(start, hours, (from, length) => {
      const end = addWorkingHours(from, length, HOLIDAYS);
      expect(isWorkingDay(end.day, HOLIDAYS)).toBe(true);
      expect(workingHoursBetween(from, end)).toBe(length);
    }),
  );
});

test("ends a whole number of days at the end of the last one", () => {
  const saturday = { day: "2027-01-09", hour: 10 };
  expect(addWorkingHours(saturday, 48, HOLIDAYS)).toEqual({ day: "2027-01-12", hour: 24 });
});

test.each([
  ["2026-11-27", 3, "2026-08-27"],
  ["2027-01-15", 1, "2026-12-15"],
  ["2027-05-31", 3, "2027-02-28"],
  ["2028-02-29", 12, "2027-02-28"],
  ["2027-01-31", -1, "2027-02-28"],
  ["2026-12-15", -1, "2027-01-15"],
])("returns the day %s minus %d months as %s", (day, months, earlier) => {
  expect(addMonths(day, -months)).toBe(earlier);
});
