import { archiveOf, neighboursOf } from "./pages";

it.each([
  [["a", "b", "c"], { a: ["c", "b"], b: ["a", "c"], c: ["b", "a"] }],
  [["a", "b"], { a: ["b", ""], b: ["a", ""] }],
  [["a"], { a: ["", ""] }],
])("returns the previous and the next id of each in %s", (ids, expected) => {
  const found = [...neighboursOf(ids)].map(([id, { previous, next }]) => [id, [previous, next]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

describe("archiveOf", () => {
  const entries = (year: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${year}-${index}`,
      date: `${year}-03-01`,
    }));

  it("keeps all years on one page while they have few entries", () => {
    const { main, years } = archiveOf([...entries(2031, 10), ...entries(2030, 14)]);
    expect(main).toMatchObject({ newest: "2031-0", from: "", years: [] });
    expect(years).toEqual([]);
  });

  it("gives older years pages of their own when there are many entries", () => {
    const all = [2031, 2030, 2029, 2028].flatMap((year) => entries(year, 12));
    const { main, years } = archiveOf(all);
    expect(main).toMatchObject({ from: "2030", years: ["2029", "2028"] });
    expect(years.map(({ year, from, to, newest }) => [year, from, to, newest])).toEqual([
      ["2029", "2029", "2030", ""],
      ["2028", "2028", "2029", ""],
    ]);
  });

  it("keeps the newest year on the page of the list when it has many entries", () => {
    expect(archiveOf(entries(2031, 90)).years).toEqual([]);
  });

  it("selects nothing when there are no entries", () => {
    expect(archiveOf([])).toMatchObject({ main: { newest: "", years: [] }, years: [] });
  });
});
