import { neighboursOf } from "./neighboursOf";

it.each([
  [["a", "b", "c"], { a: ["c", "b"], b: ["a", "c"], c: ["b", "a"] }],
  [["a", "b"], { a: ["b", ""], b: ["a", ""] }],
  [["a"], { a: ["", ""] }],
])("in a row of %s each page has its neighbours", (ids, expected) => {
  const found = [...neighboursOf(ids)].map(([id, { previous, next }]) => [id, [previous, next]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});
