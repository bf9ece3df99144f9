import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ApplicationTimes } from "./ApplicationTimes";

const content: Queries.ApplicationTimesFieldsFragment = {
  title: "When",
  lead: null,
  decisionHours: 48,
  fundsHours: 24,
  day: "Day",
  hour: "Time",
  complete: "Complete",
  decision: "Decided by",
  funds: "Paid by",
  closed: "Closed",
  note: "Working days.",
};
const holidays = [{ day: "2027-03-26", name: "Good Friday" }];
const section = <ApplicationTimes content={content} holidays={holidays} />;

test("shows an example from a Monday when it is prerendered", () => {
  const page = renderToString(section).replace(/<!-- -->/g, "");
  expect(page).toContain("Monday, 9:00 AM");
  expect(page).toContain("Thursday, 9:00 AM");
});

test("skips weekends and names skipped holidays when a day and an hour are chosen", () => {
  render(section);
  fireEvent.change(screen.getByLabelText("Day"), { target: { value: "2027-03-25" } });
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "14" } });
  expect(screen.getByText("Decided by").nextElementSibling).toHaveTextContent(
    "Tuesday, 2:00 PM March 30, 2027",
  );
  expect(screen.getByText("Paid by").nextElementSibling).toHaveTextContent(
    "Wednesday, 2:00 PM March 31, 2027",
  );
  expect(screen.getByText("Closed: Good Friday")).toBeVisible();
});

test("keeps the last day when the field is cleared", () => {
  render(section);
  const day = screen.getByLabelText("Day");
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "14" } });
  fireEvent.change(day, { target: { value: "2027-03-01" } });
  fireEvent.change(day, { target: { value: "" } });
  expect(screen.getByText("Decided by").nextElementSibling).toHaveTextContent("March 3, 2027");
});
