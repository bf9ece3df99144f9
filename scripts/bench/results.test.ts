import { median } from "./results";

it.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 3], 2],
  [[4, 1, 3, 2], 2.5],
])("the median of %s is %s", (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});
