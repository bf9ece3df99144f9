import { isInThird } from "./testDepth";

const indexes = [0, 1, 2, 3, 4, 5, 6];

test("the thirds of three nights take every copy once, and a run by hand takes them all", () => {
  const thirds = ["0", "1", "2"].map((third) => indexes.filter((index) => isInThird(index, third)));
  expect(thirds.map(({ length }) => length)).toEqual([3, 2, 2]);
  expect(thirds.flat().sort()).toEqual(indexes);
  expect(indexes.filter((index) => isInThird(index, ""))).toEqual(indexes);
});
