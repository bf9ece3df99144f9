import * as fc from "fast-check";
import { isStep, nearestStep, stepByKey } from "./slider";

const AMOUNTS = { minimum: 5_000, maximum: 50_000, step: 1_000 };

test.each([
  [12_000, 12_000],
  [12_499.99, 12_000],
  [12_500, 13_000],
  [0.01, 5_000],
  [75_000, 50_000],
])("takes %d to the nearest step, %d", (value, step) =>
  expect(nearestStep(AMOUNTS, value)).toBe(step),
);

test.each([
  [5_500, "ArrowRight", 6_000],
  [5_500, "ArrowLeft", 5_000],
  [6_000, "ArrowUp", 7_000],
  [6_000, "ArrowDown", 5_000],
  [12_345.67, "ArrowRight", 13_000],
  [12_345.67, "ArrowLeft", 12_000],
  [12_345.67, "PageUp", 17_000],
  [12_345.67, "PageDown", 8_000],
  [75_000, "ArrowLeft", 50_000],
  [75_000, "ArrowRight", undefined],
  [75_000, "End", 50_000],
  [75_000, "Home", 5_000],
  [50_000.01, "ArrowLeft", 50_000],
  [50_000, "ArrowRight", undefined],
  [0.01, "ArrowRight", 5_000],
  [0.01, "ArrowLeft", undefined],
  [5_500, "a", undefined],
])("moves from %d by %s to %s", (value, key, step) =>
  expect(stepByKey(AMOUNTS, value, key)).toBe(step),
);

test("moves by any arrow key to the next step of any range, and never the other way", () => {
  const anyRange = fc
    .record({ minimum: fc.nat(1_000), count: fc.integer({ min: 1, max: 500 }), step: fc.nat(400) })
    .map(({ minimum, count, step }) => ({
      minimum,
      maximum: minimum + (count * (step + 1)) / 4,
      step: (step + 1) / 4,
    }));
  fc.assert(
    fc.property(anyRange, fc.integer({ min: 1, max: 20_000_000 }), (range, cents) => {
      const value = cents / 100;
      const up = stepByKey(range, value, "ArrowRight");
      const down = stepByKey(range, value, "ArrowLeft");
      for (const step of [up, down]) if (step !== undefined) expect(isStep(range, step)).toBe(true);
      if (up !== undefined) {
        expect(up).toBeGreaterThan(value);
        expect(up === range.minimum || up - value <= range.step).toBe(true);
      } else expect(value).toBeGreaterThanOrEqual(range.maximum);
      if (down !== undefined) {
        expect(down).toBeLessThan(value);
        expect(down === range.maximum || value - down <= range.step).toBe(true);
      } else expect(value).toBeLessThanOrEqual(range.minimum);
    }),
  );
});
