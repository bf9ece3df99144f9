import assert from "node:assert/strict";
import { before, test } from "node:test";
import { lettering, loadTypefaces } from "./lettering";

before(loadTypefaces);

const style = { x: 100, y: 50, size: 40, fill: "#000" } as const;

/** Returns the x coordinates in a path that has only absolute commands. */
const xs = (path: string) => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));

test("centres text on x when its anchor is the middle", () => {
  const all = xs(lettering("HOH", { ...style, face: "text", anchor: "middle" }));
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  assert.ok(Math.abs(middle - style.x) < 0.1, `its middle is at ${middle}`);
});

test("ends text at x when its anchor is the end", () => {
  const from = (anchor: "start" | "end") => Math.max(...xs(lettering("Pay", { ...style, anchor })));
  assert.ok(from("start") > style.x + 40);
  assert.ok(Math.abs(from("end") - style.x) < 4);
});

test("moves each character by the letter-spacing of all characters before it", () => {
  const last = (letterSpacing: number) =>
    Math.max(...xs(lettering("ABC", { ...style, letterSpacing })));
  assert.ok(Math.abs(last(5) - last(0) - 10) < 0.02);
});

test("gives all digits the same width when tabular figures are requested", () => {
  const places = (tabular: boolean) =>
    new Set(
      [..."0123456789"].map((digit) => lettering(`${digit}0`, { ...style, tabular }).slice(-60)),
    ).size;
  assert.equal(places(true), 1);
  assert.ok(places(false) > 1);
});

test("throws an error that names the character when the typeface lacks it", () => {
  assert.throws(() => lettering("5 ☃", style), /has no "☃", which "5 ☃" needs/);
});
