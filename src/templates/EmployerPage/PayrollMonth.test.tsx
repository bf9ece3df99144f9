import { render, screen } from "@testing-library/react";
import { PayrollMonth } from "./PayrollMonth";

const date = { who: "You", when: "Then", text: "<p>How</p>", slip: null };
const content: Queries.PayrollMonthFieldsFragment = {
  title: "A month",
  list: "10th",
  payday: "2026-10-30",
  transferDays: 5,
  closed: "Grey days are closed.",
  dates: [
    { ...date, on: "list", title: "List" },
    { ...date, on: "payday", title: "Deduct" },
    { ...date, on: "transfer", title: "Transfer" },
  ],
};

/** The day of the month beside each title. */
const numbers = () =>
  screen.getAllByRole("listitem").map((item) => item.querySelector("b")?.textContent);

test.each([
  ["a payday at the end of the month", {}, ["10", "30", "6"]],
  ["another day of the list", { list: "by the 3rd" }, ["3", "30", "6"]],
  ["another payday and fewer days", { payday: "2026-10-23", transferDays: 2 }, ["10", "23", "27"]],
  ["a payday before the list's day", { payday: "2026-11-06" }, ["10", "6", "13"]],
])("numbers the days of %s", (_, changes, expected) => {
  render(<PayrollMonth content={{ ...content, ...changes }} holidays={[]} />);
  expect(numbers()).toEqual(expected);
});

test("counts no public holiday before the transfer, and shades it", () => {
  const { container } = render(<PayrollMonth content={content} holidays={[]} />);
  const shaded = () => container.querySelectorAll("rect").length;
  const before = shaded();
  render(<PayrollMonth content={content} holidays={[{ day: "2026-11-03", name: "A holiday" }]} />, {
    container,
  });
  expect(numbers()).toEqual(["10", "30", "9"]);
  expect(shaded()).toBeGreaterThan(before);
});
