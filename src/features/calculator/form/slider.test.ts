import { nearestStep, stepByKey } from "./slider";

const AMOUNTS = { minimum: 5_000, maximum: 50_000, step: 1_000 };

test.each([
  [12_000, 12_000],
  [12_499.99, 12_000],
  [12_500, 13_000],
  [0.01, 5_000],
  [75_000, 50_000],
])("rounds %d to the slider's nearest step, which is %d", (value, step) =>
  expect(nearestStep(AMOUNTS, value)).toBe(step),
);

test.each([
  [5_500, "ArrowRight", 6_000],
  [5_500, "ArrowLeft", 5_000],
  [12_345.67, "ArrowUp", 13_000],
  [12_345.67, "ArrowDown", 12_000],
  [75_000, "ArrowLeft", 50_000],
  [75_000, "ArrowRight", undefined],
  [75_000, "End", 50_000],
  [75_000, "Home", 5_000],
  [50_000.01, "ArrowLeft", 50_000],
  [0.01, "ArrowRight", 5_000],
  [0.01, "ArrowLeft", undefined],
  [5_500, "a", undefined],
  // From an exact step, the browser handles the keys itself.
  [6_000, "ArrowRight", undefined],
  [50_000, "End", undefined],
])(
  "from %d, the key %s moves the slider to %s (undefined if the browser handles it)",
  (value, key, step) => expect(stepByKey(AMOUNTS, value, key)).toBe(step),
);
