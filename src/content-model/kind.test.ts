import { sortKeyOf } from "./kind";

const EARLY = "2029-12-31";
const LATE = "2030-02-01";
const entry = (path: string, more: object = {}) => ({ path, ...more });
const onCard = (path: string, order: number) => entry(path, { card: { order } });
const published = (path: string, day: string) => entry(path, { order: 1, published: day });
const dated = (title: string, date: string) => ({ title, date });

it.each<[by: string, entries: Parameters<typeof sortKeyOf>[0][]]>([
  ["number", [entry("/c", { order: 2 }), entry("/b", { order: 10 }), entry("/a")]],
  ["the number on the card", [onCard("/b", 1), onCard("/a", 2)]],
  [
    "date, the latest first, when numbers are the same",
    [published("/b", LATE), published("/a", EARLY)],
  ],
  ["date, the latest first, when there is no number", [dated("B", LATE), dated("A", EARLY)]],
  ["path when all else is the same", [entry("/a", { order: 1 }), entry("/b", { order: 1 })]],
  ["title when there is no path", [dated("A", LATE), dated("B", LATE)]],
])("sorts entries by %s", (_, entries) => {
  const keys = entries.map(sortKeyOf);
  expect(keys.toReversed().sort()).toEqual(keys);
});
