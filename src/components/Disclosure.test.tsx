import { render, screen } from "@testing-library/react";
import { textsOf } from "../../test/texts";
import { Groups } from "./Disclosure";

const entry = (title: string, year: string) => ({ title, year });
const renderGroups = (...entries: ReturnType<typeof entry>[]) =>
  render(
    <Groups entries={entries} groupOf={({ year }) => year} heading="h2">
      {(group, Title) => <Title>{group.map(({ title }) => title).join()}</Title>}
    </Groups>,
  );

it("gives each of several groups a heading and opens only the first", () => {
  renderGroups(entry("One", "2031"), entry("Two", "2031"), entry("Three", "2030"));
  const headings = (level: number) =>
    textsOf(screen.getAllByRole("heading", { level, hidden: true }));
  expect(headings(2)).toEqual(["2031", "2030"]);
  expect(headings(3)).toEqual(["One,Two", "Three"]);
  expect(screen.getByText("One,Two").closest("details")).toHaveAttribute("open");
  expect(screen.getByText("Three").closest("details")).not.toHaveAttribute("open");
});

it("renders a single group without a heading of its own", () => {
  renderGroups(entry("One", "2031"), entry("Two", "2031"));
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("One,Two");
  expect(screen.getByText("One,Two").closest("details")).toBeNull();
});

it("shows entries that belong to no group without a heading", () => {
  renderGroups(entry("One", "2031"), entry("Two", ""));
  expect(screen.getByText("Two").closest("details")).toBeNull();
});
