import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { addDays, addMonths } from "../lib/days";
import { formatDate } from "../lib/format";
import { now } from "../lib/now";
import { Papers } from "./Papers";

const paper = (id: string, name: string, more: Partial<Queries.PaperFieldsFragment> = {}) => ({
  id,
  name,
  shows: null,
  rule: null,
  months: null,
  days: null,
  way: null,
  ...more,
});
const content: Queries.PapersFieldsFragment = {
  title: "What to bring",
  lead: null,
  way: "How you repay",
  ways: [
    { id: "salary", name: "From salary", note: "Your employer pays.", more: null },
    { id: "self", name: "Yourself", note: "You pay.", more: null },
  ],
  stages: [
    {
      title: "Now",
      papers: [
        paper("card", "A card"),
        paper("slip", "A slip", { rule: "At most 3 months old", months: 3 }),
        paper("letter", "A letter", { rule: "At most 30 days old", days: 30 }),
        paper("consent", "A consent", { way: "salary" }),
        paper("account", "An account", { way: "self" }),
      ],
    },
  ],
  dated: "From {day} or later",
  saved: "Saved here.",
  print: "Print it",
};

test("on hydration, replaces the rule for a document's age with a date", () => {
  const page = renderToString(<Papers content={content} />);
  expect(page).toContain("At most 3 months old");
  render(<Papers content={content} />);
  const { day } = now();
  for (const oldest of [addMonths(day, -3), addDays(day, -30)])
    expect(screen.getByText(`From ${formatDate(oldest)} or later`)).toBeVisible();
});

test("shows only the documents needed for the chosen way of repaying", async () => {
  render(<Papers content={content} />);
  expect(screen.getByLabelText("A consent")).toBeVisible();
  expect(screen.getByLabelText("An account")).not.toBeVisible();
  await userEvent.click(screen.getByLabelText("Yourself"));
  expect(screen.getByLabelText("A consent")).not.toBeVisible();
  expect(screen.getByLabelText("An account")).toBeVisible();
});

test("restores the ticks and the way of repaying when the list is mounted again", async () => {
  const { unmount } = render(<Papers content={content} />);
  await userEvent.click(screen.getByLabelText("A slip"));
  await userEvent.click(screen.getByLabelText("Yourself"));
  unmount();
  render(<Papers content={content} />);
  expect(screen.getByLabelText("A slip")).toBeChecked();
  expect(screen.getByLabelText("Yourself")).toBeChecked();
  expect(screen.getByLabelText("A card")).not.toBeChecked();
});
