import { createPages } from "./pages";

const nodesOf = (count: number, year = 2031, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${year}-${from + index}`,
    date: `${year}-03-01`,
  }));

/** Returns the pages' contexts by path. */
async function contextsOf({ leaders = 0, notices = nodesOf(0) }) {
  const contexts: Record<string, unknown> = {};
  const page = (id: string, path: string, type: string) => ({ id, path, internal: { type } });
  const data = {
    pages: {
      nodes: [
        page("notices", "/notices", "NoticesPage"),
        ...nodesOf(leaders).map(({ id }) => page(id, `/${id}`, "LeaderPage")),
      ],
    },
    leaders: { nodes: nodesOf(leaders) },
    notices: { nodes: notices },
    ...{ articles: { nodes: [] }, letters: { nodes: [] }, redirects: null },
  };
  const actions = {
    createPage: (created: { path: string; context: unknown }) => {
      contexts[created.path] = created.context;
    },
  };
  await createPages?.(
    { actions, graphql: async () => ({ data }) } as never,
    { plugins: [] },
    () => {},
  );
  return contexts;
}

it.each([
  [1, ["", ""]],
  [2, ["2031-1", ""]],
  [3, ["2031-2", "2031-1"]],
])(
  "with %d leaders, the first one's page gets the previous and next ids %j",
  async (leaders, ids) => {
    const [previous, next] = ids;
    expect((await contextsOf({ leaders }))["/2031-0"]).toMatchObject({ previous, next });
  },
);

it.each([
  ["all years", "they have few entries", [...nodesOf(10), ...nodesOf(14, 2030)]],
  ["the newest year", "it has many entries", nodesOf(90)],
])("keeps %s on the first page of the list when %s", async (_, __, notices) => {
  expect(await contextsOf({ notices })).toEqual({
    "/notices": expect.objectContaining({ newest: "2031-0", from: "", years: [] }),
  });
});

it("creates a separate page for each older year when there are many entries", async () => {
  const notices = [2031, 2030, 2029, 2028].flatMap((year) => nodesOf(12, year));
  expect(await contextsOf({ notices })).toMatchObject({
    "/notices": { from: "2030", years: ["2029", "2028"] },
    "/notices/2029": { year: "2029", from: "2029", to: "2030", newest: "" },
    "/notices/2028": { year: "2028", from: "2028", to: "2029", newest: "" },
  });
});

it("selects no entries for the page when there are none", async () => {
  expect(await contextsOf({})).toMatchObject({ "/notices": { newest: "", years: [] } });
});
