import { createResolvers } from "./resolvers";

type Resolver = { resolve(source: object, args: object, context: object): Promise<unknown> };
let resolvers: Record<string, Record<string, Resolver>> = {};
createResolvers?.(
  { createResolvers: (created: typeof resolvers) => (resolvers = created) } as never,
  { plugins: [] },
  () => {},
);
const resolve = (type: string, field: string, source: object, nodeModel: object) =>
  resolvers[type]?.[field]?.resolve(source, {}, { nodeModel });

test("returns the most asked questions in the order listed, with their subjects", async () => {
  const question = (id: string) => ({ id, question: `What is ${id}?`, answer: "Nothing." });
  const tabs = [
    { title: "General", questions: [question("one"), question("two")] },
    { title: "More", questions: [question("three")] },
  ];
  const questions = ["/questions#three", "/questions#one"];
  const nodeModel = { findOne: async () => ({ tabs }) };
  const asked = await resolve("ResourcesFaq", "asked", { questions }, nodeModel);
  expect(asked).toMatchObject([
    { to: "/questions#three", subject: "More", question: "What is three?" },
    { to: "/questions#one", subject: "General", question: "What is one?" },
  ]);
});

test("lists the folder of a template's pages only once, however many pages are in it", async () => {
  const page = (path: string, componentChunkName: string) => ({ path, componentChunkName });
  const entries = [
    page("/", "home"),
    page("/faq", "faq"),
    page("/articles/one", "article"),
    page("/articles/two", "article"),
  ];
  const nodeModel = { findAll: async () => ({ entries }) };
  const places = await resolve("Query", "placesByTemplate", {}, nodeModel);
  expect(places).toEqual({ home: ["/"], faq: ["/faq"], article: ["/articles/"] });
});
