import assert from "node:assert/strict";
import { before, test } from "node:test";
import { lettering, loadTypefaces } from "./lettering";

before(loadTypefaces);

const style = { x: 100, y: 50, size: 40, fill: "#000" } as const;

/** The x coordinates of a path's points; it has absolute commands only. */
const xs = (path: string) => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));

test("a centred text is symmetrical about x", () => {
  const all = xs(lettering("HOH", { ...style, face: "text", anchor: "middle" }));
  const middle = (Math.min(...all) + Math.max(...all)) / 2;
  assert.ok(Math.abs(middle - style.x) < 0.1, `its middle is at ${middle}`);
});

test("a text ends at x when its anchor is the end", () => {
  const from = (anchor: "start" | "end") => Math.max(...xs(lettering("Pay", { ...style, anchor })));
  assert.ok(from("start") > style.x + 40);
  assert.ok(Math.abs(from("end") - style.x) < 4);
});

test("every character is moved by the letter-spacing before it", () => {
  const last = (letterSpacing: number) =>
    Math.max(...xs(lettering("ABC", { ...style, letterSpacing })));
  assert.ok(Math.abs(last(5) - last(0) - 10) < 0.02);
});

test("tabular figures have the same width", () => {
  const places = (tabular: boolean) =>
    new Set(
      [..."0123456789"].map((digit) => lettering(`${digit}0`, { ...style, tabular }).slice(-60)),
    ).size;
  assert.equal(places(true), 1);
  assert.ok(places(false) > 1);
});

test("a character that the typeface lacks is named", () => {
  assert.throws(() => lettering("5 ☃", style), /has no "☃", which "5 ☃" needs/);
});
