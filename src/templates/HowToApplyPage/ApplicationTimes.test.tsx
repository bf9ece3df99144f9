import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { timeZone } from "../../lib/lender";
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
  endOfDay: "end of {day}",
  bank: null,
  closed: "Closed",
  note: "Working days.",
  unclear: "Up to {last}, still {day}",
  known: "Known until {day}",
  zone: "Clock of {city}",
};
const holidays = [
  { day: "2027-12-25", name: "Christmas Day" },
  { day: "2027-03-26", name: "Good Friday" },
];
const section = <ApplicationTimes content={content} holidays={holidays} />;

const dayField = () => screen.getByLabelText<HTMLInputElement>("Day");
const hourField = () => screen.getByLabelText<HTMLSelectElement>("Time");
const enter = (day: string) => fireEvent.input(dayField(), { target: { value: day } });
const choose = (hour: number) => fireEvent.change(hourField(), { target: { value: hour } });
const moment = (label: string) => screen.getByText(label).nextElementSibling;

beforeEach(() => {
  // 11:30 PM in the lender's time zone.
  jest.useFakeTimers({ now: new Date("2027-01-16T03:30:00Z"), doNotFake: ["setTimeout"] });
});

test("prerenders an example that starts on a Monday", () => {
  const page = renderToString(section).replace(/<!-- -->/g, "");
  expect(page).toContain("Monday, 9:00 AM");
  expect(page).toContain("Thursday, 9:00 AM");
});

test("starts with the current hour in the lender's time zone, and names that zone to visitors elsewhere", () => {
  render(section);
  expect(dayField()).toHaveValue("2027-01-15");
  expect(moment("Decided by")).toHaveTextContent("Tuesday, 11:00 PM January 19, 2027");
  expect(
    screen.getByText(`Clock of ${timeZone.split("/")[1]?.replaceAll("_", " ")}`),
  ).toBeVisible();
});

test("skips weekends and holidays after the chosen day and hour, and names those holidays", () => {
  render(section);
  enter("2027-03-25");
  choose(14);
  expect(moment("Decided by")).toHaveTextContent("Tuesday, 2:00 PM March 30, 2027");
  expect(moment("Paid by")).toHaveTextContent("Wednesday, 2:00 PM March 31, 2027");
  expect(screen.getByText("Closed: Good Friday")).toBeVisible();
});

test("says whose times it shows after a day that is missing or too late, until a day is valid", () => {
  render(section);
  enter("2027-03-25");
  for (const day of ["", "2035-12-24"]) {
    enter(day);
    fireEvent.blur(dayField());
    expect(dayField()).toBeInvalid();
    expect(screen.getByText("Up to December 31, 2027, still March 25, 2027")).toBeVisible();
    expect(moment("Complete")).toHaveTextContent("March 25, 2027");
  }
  enter("2027-03-26");
  expect(dayField()).toBeValid();
  expect(screen.queryByText(/^Up to/)).toBeNull();
});

test("states the end of a day if the application is complete on a closed day", () => {
  render(section);
  enter("2027-01-16");
  expect(moment("Decided by")).toHaveTextContent("end of Tuesday January 19, 2027");
});

test("restores the choice when the visitor returns", () => {
  const { unmount } = render(section);
  enter("2027-03-25");
  choose(14);
  unmount();
  render(section);
  expect(dayField()).toHaveValue("2027-03-25");
  expect(moment("Complete")).toHaveTextContent("Thursday, 2:00 PM March 25, 2027");
});

test("if a time is later than the known holidays, states until when they are known, even if they are listed out of order", () => {
  render(section);
  enter("2027-12-28");
  expect(screen.queryByText(/^Known/)).not.toBeInTheDocument();
  enter("2027-12-30");
  expect(screen.getByText("Known until December 31, 2027")).toBeVisible();
});

test("before hydration, lets visitors enter a day of this year and the next, even when no holidays are known", () => {
  const html = renderToString(<ApplicationTimes content={content} holidays={[]} />);
  const [, last] = /max="(\d+)-/.exec(html) ?? [];
  expect(Number(last)).toBeGreaterThan(new Date().getFullYear());
});

test("rejects a day in a distant year, even when no holidays are known", () => {
  render(<ApplicationTimes content={content} holidays={[]} />);
  enter("12345-01-01");
  expect(moment("Complete")).toHaveTextContent("January 15, 2027");
  expect(screen.queryByText(/^Known/)).not.toBeInTheDocument();
});
