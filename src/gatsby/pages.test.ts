import { neighboursOf } from "./pages";

it.each([
  [["a", "b", "c"], { a: ["c", "b"], b: ["a", "c"], c: ["b", "a"] }],
  [["a", "b"], { a: ["b", ""], b: ["a", ""] }],
  [["a"], { a: ["", ""] }],
])("returns the previous and the next id of each in %s", (ids, expected) => {
  const found = [...neighboursOf(ids)].map(([id, { previous, next }]) => [id, [previous, next]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
