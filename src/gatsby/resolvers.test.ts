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
