import { daysOf, daysText, timeText } from "./openingHours";

test.each([
  [{ from: "Monday", to: "Friday" }, "Monday to Friday", "Mon Tue Wed Thu Fri"],
  [{ from: "Friday", to: "Monday" }, "Friday to Monday", "Mon Fri Sat Sun"],
  [{ from: "Thursday" }, "Thursday", "Thu"],
  [{ from: "Sunday", to: "Sunday" }, "Sunday", "Sun"],
])("the days %j are %s", (row, text, days) => {
  expect(daysText(row)).toBe(text);
  expect(
    daysOf(row)
      .map((day) => day.slice(0, 3))
      .join(" "),
  ).toBe(days);
});

test.each([
  ["8:00", "8:00 AM"],
  ["16:05", "4:05 PM"],
  ["12:30", "12:30 PM"],
  ["00:00", "12:00 AM"],
])("the time %s is %s", (time, text) => expect(timeText(time)).toBe(text));
