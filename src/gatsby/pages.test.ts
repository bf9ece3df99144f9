import { createPages } from "./pages";

/** Returns the pages' contexts by path, for leaders with the ids 0, 1, 2 and so on. */
function contextsOf(leaders: number) {
  const contexts: Record<string, unknown> = {};
  const nodes = Array.from({ length: leaders }, (_, id) => ({
    ...{ id: `${id}`, path: `/${id}`, sortKey: `${id}`, internal: { type: "LeaderPage" } },
  }));
  const actions = {
    createPage: (created: { path: string; context: unknown }) => {
      contexts[created.path] = created.context;
    },
  };
  const getNodesByType = (type: string) => (type === "LeaderPage" ? nodes : []);
  createPages({ actions, getNodesByType } as never);
  return contexts;
}

it.each([
  [1, ["", ""]],
  [2, ["1", ""]],
  [3, ["2", "1"]],
])("with %d leaders, the first one's page gets the previous and next ids %j", (leaders, ids) => {
  const [previous, next] = ids;
  expect(contextsOf(leaders)["/0"]).toMatchObject({ previous, next });
});
