import assert from "node:assert/strict";
import { test } from "node:test";
import { outline, strands, stroke } from "./curve";

test("draws straight lines when all points are corners", () => {
  assert.equal(outline("0,0! 30,0! 30,30!"), "M0 0C0 0 30 0 30 0C30 0 30 30 30 30C30 30 0 0 0 0Z");
});

test("makes the tangent at a smooth point parallel to the line between the point's neighbours", () => {
  const [, before, after] = stroke("0,0! 50,50 100,0!").split("C");
  assert.equal(before, "0 0 24.5 50 50 50");
  assert.equal(after, "75.5 50 100 0 100 0");
});

test("spaces strands evenly between two strokes", () => {
  assert.deepEqual(strands("0,0 0,10", "20,0 20,10", 3).match(/M[\d.]+/g), ["M0", "M10", "M20"]);
});

for (const points of ["12", "12,", "a,b"])
  test(`throws an error when an outline contains "${points}"`, () => {
    assert.throws(() => outline(points), /is not a point/);
  });

test("throws an error when the first and last strand have different numbers of points", () => {
  assert.throws(() => strands("0,0 1,1", "0,0", 2), /as many points/);
});
