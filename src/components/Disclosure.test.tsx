import { render, screen } from "@testing-library/react";
import { textsOf } from "../../test/texts";
import { Years } from "./Disclosure";

const entriesIn = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `${year}-02-01`,
    title: `${year} ${index}`,
  }));

const renderYears = (...entries: ReturnType<typeof entriesIn>) =>
  render(
    <Years entries={entries}>{(group) => <p>{group.map(({ title }) => title).join()}</p>}</Years>,
  );

it("shows every entry of a short list, whatever its years", () => {
  renderYears(...entriesIn(2031, 12), ...entriesIn(2030, 12));
  expect(screen.getByText(/2031 0.*2030 11/)).toBeVisible();
  expect(screen.queryByRole("group")).toBeNull();
});

it("collapses each year except the latest in a long list, whatever the entries' order", () => {
  renderYears(...entriesIn(2030, 5), ...entriesIn(2031, 15), ...entriesIn(2029, 5));
  expect(screen.getByText(/^2031 0.*2031 14$/).closest("details")).toBeNull();
  const years = screen.getAllByRole("group");
  expect(textsOf(screen.getAllByRole("heading", { level: 2 }))).toEqual(["2030", "2029"]);
  expect(years[0]).not.toHaveAttribute("open");
  expect(years[1]).toHaveTextContent("2029 0");
});
