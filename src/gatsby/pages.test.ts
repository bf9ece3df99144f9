import { createPages } from "./pages";

const nodesOf = (count: number, year = 2031, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${year}-${from + index}`,
    date: `${year}-03-01`,
    sortKey: `${3000 - year} ${index + 10}`,
  }));

/** Returns the pages' contexts by path. */
function contextsOf({ leaders = 0, notices = nodesOf(0) }) {
  const contexts: Record<string, unknown> = {};
  const page = (id: string, type: string) => ({
    ...{ id, path: `/${id}`, sortKey: id, internal: { type } },
  });
  const nodes: Record<string, unknown[]> = {
    NoticesPage: [page("notices", "NoticesPage")],
    LeaderPage: nodesOf(leaders).map(({ id }) => page(id, "LeaderPage")),
    Notice: notices,
  };
  const actions = {
    createPage: (created: { path: string; context: unknown }) => {
      contexts[created.path] = created.context;
    },
  };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  createPages?.({ actions, getNodesByType } as never, { plugins: [] }, () => {});
  return contexts;
}

it.each([
  [1, ["", ""]],
  [2, ["2031-1", ""]],
  [3, ["2031-2", "2031-1"]],
])("with %d leaders, the first one's page gets the previous and next ids %j", (leaders, ids) => {
  const [previous, next] = ids;
  expect(contextsOf({ leaders })["/2031-0"]).toMatchObject({ previous, next });
});

it.each([
  ["all years", "they have few entries", [...nodesOf(10), ...nodesOf(14, 2030)]],
  ["the newest year", "it has many entries", nodesOf(90)],
])("keeps %s on the first page of the list when %s", (_, __, notices) => {
  expect(contextsOf({ notices })).toEqual({
    "/notices": expect.objectContaining({ newest: "2031-0", from: "", years: [] }),
  });
});

it("creates a separate page for each older year when there are many entries", () => {
  const notices = [2031, 2030, 2029, 2028].flatMap((year) => nodesOf(12, year));
  expect(contextsOf({ notices })).toMatchObject({
    "/notices": { from: "2030", years: ["2029", "2028"] },
    "/notices/2029": { year: "2029", from: "2029", to: "2030", newest: "" },
    "/notices/2028": { year: "2028", from: "2028", to: "2029", newest: "" },
  });
});

it("selects no newest entry for the list's page when there are no entries", () => {
  expect(contextsOf({})).toMatchObject({ "/notices": { newest: "", years: [] } });
});
