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
