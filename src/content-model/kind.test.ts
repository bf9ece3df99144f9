import { sortKeyOf } from "./kind";

const entry = (path: string, more: object = {}) => ({ path, ...more });

it.each<[by: string, entries: Parameters<typeof sortKeyOf>[0][]]>([
  ["number", [entry("/c", { order: 2 }), entry("/b", { order: 10 }), entry("/a")]],
  [
    "the number on the card",
    [entry("/b", { card: { order: 1 } }), entry("/a", { card: { order: 2 } })],
  ],
  [
    "date, the latest first, when numbers are the same",
    [
      entry("/b", { order: 1, published: "2030-02-01" }),
      entry("/a", { order: 1, published: "2029-12-31" }),
    ],
  ],
  [
    "date, the latest first, when there is no number",
    [
      { title: "B", date: "2030-02-01" },
      { title: "A", date: "2029-12-31" },
    ],
  ],
  ["path when all else is the same", [entry("/a", { order: 1 }), entry("/b", { order: 1 })]],
  [
    "title when there is no path",
    [
      { title: "A", date: "2030-02-01" },
      { title: "B", date: "2030-02-01" },
    ],
  ],
])("sorts entries by %s", (_, entries) => {
  const keys = entries.map(sortKeyOf);
  expect(keys.toReversed().sort()).toEqual(keys);
});
