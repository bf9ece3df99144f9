import * as fc from "fast-check";
import { parseTerm } from "./parseTerm";

it.each([
  ["12", 12],
  [" 6 ", 6],
  ["06", 6],
  ["12 months", 12],
  ["1 month", 1],
  ["12.0", 12],
  ["12.", 12],
  ["１２", 12],
  ["1", 1],
  ["24", 24],
  ["600", 600],
])("reads %j as %d months", (text, months) => {
  expect(parseTerm(text)).toEqual({ ok: true, months });
});

it.each([
  ["", "empty"],
  ["\u00a0", "empty"],
  ["months", "empty"],
  ["twelve", "notANumber"],
  ["12abc", "notANumber"],
  ["1e1", "notANumber"],
  ["6,5", "notANumber"],
  ["Infinity", "notANumber"],
  ["$12", "notANumber"],
  ["0", "notPositive"],
  ["-0", "notPositive"],
  ["-6", "notPositive"],
  ["-6.5", "notPositive"],
  ["6.5", "fractionalTerm"],
  ["0.5", "fractionalTerm"],
  [".5", "fractionalTerm"],
  ["601", "tooLong"],
  ["1,000", "tooLong"],
  ["9".repeat(100_000), "tooLong"],
])("refuses %.30j: %s", (text, problem) => {
  expect(parseTerm(text)).toEqual({ ok: false, problem });
});

it("answers any text with a whole term in bounds or a problem, and never throws", () => {
  const numeric = fc.string({ unit: fc.constantFrom(..."0123456789.,- months") });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), numeric), (text) => {
      const parsed = parseTerm(text);
      const isSound = parsed.ok
        ? Number.isInteger(parsed.months) && parsed.months >= 1 && parsed.months <= 600
        : parsed.problem;
      expect(isSound).toBeTruthy();
    }),
    { numRuns: 5_000 },
  );
});
