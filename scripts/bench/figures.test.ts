import { median, misses, type Row, result } from "./figures";

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 3], 2],
  [[4, 1, 3, 2], 2.5],
])("the median of %s is %s", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test("takes the slowest interaction and the median of page loads when runs differ", () => {
  expect(result([{ INP: 16 }, { INP: 208 }, { INP: 24 }], "INP")).toBe(208);
  expect(result([{ LCP: 1300 }, { LCP: 1900 }, { LCP: 1400 }], "LCP")).toBe(1400);
  expect(result([{ LCP: 1300 }], "INP")).toBeUndefined();
});

const row = (values: Row["now"][number], goals?: Row["goals"]): Row => ({
  subject: "/faq",
  goals,
  now: [values],
  before: [],
});

test.each([
  ["a time at its goal", row({ INP: 200 }), []],
  ["a time over its goal", row({ INP: 201 }), [{ figure: "INP", goal: 200 }]],
  ["a perfect score", row({ seo: 100 }), []],
  ["an imperfect score", row({ seo: 99 }), [{ figure: "seo", goal: 100 }]],
  ["a page without a goal of its own", row({ TBT: 12 }), [{ figure: "TBT", goal: 0 }]],
  ["a page with a goal of its own", row({ TBT: 12 }, { TBT: 20 }), []],
  ["a figure without a goal", row({ LCP: 9000 }), []],
])("finds what misses its goal: %s", (_, given, expected) => {
  expect(misses(given)).toEqual(expected);
});
