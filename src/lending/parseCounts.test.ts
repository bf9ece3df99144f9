import * as fc from "fast-check";
import { parseCount, parseTerm } from "./parseInput";

describe("parseTerm", () => {
  it.each([
    ["12", 12],
    [" 6 ", 6],
    ["06", 6],
    ["12 months", 12],
    ["1 month", 1],
    ["12.0", 12],
    ["12.", 12],
    ["１２", 12],
    ["1\u00ad2\ufe0f", 12],
    ["12\n", 12],
    ["1", 1],
    ["24", 24],
    ["600", 600],
  ])("parses %j as %d months", (text, months) => {
    expect(parseTerm(text)).toEqual({ ok: true, count: months });
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
    ["6.5", "fractional"],
    ["0.5", "fractional"],
    [".5", "fractional"],
    ["601", "tooMany"],
    ["1,000", "tooMany"],
    ["9".repeat(100_000), "tooMany"],
    ["6\t12", "severalValues"],
    ["1 2", "notANumber"],
  ])("rejects %.30j as %s", (text, problem) => {
    expect(parseTerm(text)).toEqual({ ok: false, problem });
  });

  it("returns for any text a whole term in bounds or a problem, and never throws", () => {
    const numeric = fc.string({ unit: fc.constantFrom(..."0123456789.,- months") });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), numeric), (text) => {
        const parsed = parseTerm(text);
        const isValid = parsed.ok
          ? Number.isInteger(parsed.count) && parsed.count >= 1 && parsed.count <= 600
          : parsed.problem;
        expect(isValid).toBeTruthy();
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("a number of instalments", () => {
  it.each([
    ["26", 26],
    ["26 weeks", 26],
    ["12 payments", 12],
    ["1 instalment", 1],
    ["6.0", 6],
    ["1,300", 1_300],
  ])("parses %j", (text, count) => {
    expect(parseCount(text, 2_600)).toEqual({ ok: true, count });
  });
  it.each([
    ["", "empty"],
    ["0", "notPositive"],
    ["-3", "notPositive"],
    ["2.5", "fractional"],
    ["2,601", "tooMany"],
    ["twelve", "notANumber"],
  ])("rejects %j", (text, problem) => {
    expect(parseCount(text, 2_600)).toEqual({ ok: false, problem });
  });
});
