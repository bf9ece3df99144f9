import { parseOpeningHours } from "./openingHours";

const week = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");
const WEEKDAYS = week.slice(0, 5);

test.each([
  ["Monday to Friday", WEEKDAYS],
  ["Mon–Fri", WEEKDAYS],
  ["Mo-Fr", WEEKDAYS],
  ["Mondays to Fridays", WEEKDAYS],
  ["Friday to Monday", ["Monday", "Friday", "Saturday", "Sunday"]],
  ["Saturday, Sunday and public holidays", ["Saturday", "Sunday"]],
  ["Sat & Sun", ["Saturday", "Sunday"]],
  ["Monday and Thursday", ["Monday", "Thursday"]],
  ["Mon–Wed, Fri", ["Monday", "Tuesday", "Wednesday", "Friday"]],
  ["Thurs.", ["Thursday"]],
])("parses the days %s", (days, expected) => {
  expect(parseOpeningHours({ days, hours: "8:00–16:00" })?.[0]?.dayOfWeek).toEqual(expected);
});

const rangesOf = (hours: string) =>
  parseOpeningHours({ days: "Monday", hours })?.map(({ opens, closes }) => `${opens}-${closes}`);

test.each([
  ["8:00 AM - 4:00 PM", ["08:00-16:00"]],
  ["08:00–16:00", ["08:00-16:00"]],
  ["8.30–17h00", ["08:30-17:00"]],
  ["12:30 PM - 12:00 AM", ["12:30-00:00"]],
  ["08:00-12:00, 13:00-16:00", ["08:00-12:00", "13:00-16:00"]],
  ["Closed", []],
  ["By appointment", []],
  ["8 - 4", undefined],
  ["8:00", undefined],
  ["4:00 - 4:00", undefined],
  ["24/7", undefined],
])("parses the hours %s as %j", (hours, expected) => expect(rangesOf(hours)).toEqual(expected));

test("returns no hours for a row that names no days", () =>
  expect(parseOpeningHours({ days: "#", hours: "24/7" })).toEqual([]));
