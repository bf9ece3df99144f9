import fc from "fast-check";
import { formatWeekday } from "./days";
import { formatCount, formatDate } from "./format";

test("formats a day as Intl.DateTimeFormat does", () => {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2999-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      expect(formatDate(day.toISOString())).toBe(format.format(day));
      expect(formatWeekday(day.toISOString().slice(0, 10))).toBe(weekday.format(day));
      expect(formatDate(day.toISOString().slice(0, 10))).toBe(format.format(day));
    }),
  );
});

test("formats a count as Intl.NumberFormat does", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) =>
      expect(formatCount(count)).toBe(new Intl.NumberFormat("en-US").format(count)),
    ),
  );
});
