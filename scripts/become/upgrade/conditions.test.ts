import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replaceConditionsIn } from "./conditions";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "conditions-"));
  mkdirSync(join(root, "pages"));
});
afterEach(() => rmSync(root, { recursive: true }));

const FACTS = {
  with: "texts:\n  app: Own App\n  group: Us\n",
  without: "texts:\n  email: a@a.test\n",
};

/** Resolves the conditions of a text page for a lender that has an app and a group, or neither. */
function resolve(page: string, lender: keyof typeof FACTS = "with") {
  writeFileSync(join(root, "facts.yaml"), FACTS[lender]);
  writeFileSync(join(root, "pages/own.yaml"), page);
  const unread = replaceConditionsIn(root);
  return { unread, page: readFileSync(join(root, "pages/own.yaml"), "utf8") };
}

test.each([
  ["a: On {if app}your phone{else}paper{end}.", "a: On your phone.", "a: On paper."],
  ["a: Apply{if app} online{end} # b", "a: Apply online # b", "a: Apply # b"],
  ['a: "{if app}See{else}Ask{end}: it"', 'a: "See: it"', 'a: "Ask: it"'],
  ['a: "{if app}See it{else}{year}{end}"', "a: See it", 'a: "{year}"'],
  ["a: { b: '{if app}c, d{end}', e: 1 }", "a: { b: 'c, d', e: 1 }", "a: { b: '', e: 1 }"],
  ["# {if app}\n- a\n- b{if app} c{end}", "# {if app}\n- a\n- b c", "# {if app}\n- a\n- b"],
  [
    "a: 1{if app}2{if group}3{else}4{end}{else}5{if group}6{else}7{end}{end}8",
    "a: 1238",
    "a: 1578",
  ],
  [
    "a: |\n  One.\n\n  {if app}- x\n  {end}- y\n\n  {if app}Two.{end}\n\n  Three.\nb: 1",
    "a: |\n  One.\n\n  - x\n  - y\n\n  Two.\n\n  Three.\nb: 1",
    "a: |\n  One.\n\n  - y\n\n  Three.\nb: 1",
  ],
  [
    "a: |\n  {if app}One.{end}\n\n  Two.{if app}\n\n  Three.{end}\n",
    "a: |\n  One.\n\n  Two.\n\n  Three.\n",
    "a: |\n  Two.\n",
  ],
])("chooses the wording of %j", (page, having, lacking) => {
  expect(resolve(page)).toEqual({ unread: [], page: having });
  expect(resolve(page, "without")).toEqual({ unread: [], page: lacking });
});

test.each([
  ["calculators", { interest: "reducing", rateBands: [1] }, "owed, one rate"],
  ["rate-plans", { rateBands: [1, 2] }, "borrowed, two rates"],
])("chooses the wording that is true of the plans in %s", (folder, plan, chosen) => {
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, "own.yaml"), JSON.stringify(plan));
  writeFileSync(join(root, folder, "short.yaml"), JSON.stringify({ ...plan, rateBands: [1] }));
  const page = "a: Is {if flat}borrowed{else}owed{end}, {if oneRate}one rate{else}two rates{end}";
  expect(resolve(page)).toEqual({ unread: [], page: `a: Is ${chosen}` });
});

test.each([
  ["a: 1\nb: '{if app}2{end}{if big}3{end}'", "2 {if big}"],
  ["a: |\n  {if app}1\n  {if ap}2{end}{end}", "3 {if ap}"],
  ["a: '{if app}1'\nb: '2{end}'", "1 {if app}"],
])("names the line that it cannot read in %j, and writes nothing", (page, place) => {
  writeFileSync(join(root, "faq.yaml"), "a: 1{if app}2{end}");
  const { unread, page: after } = resolve(page);
  expect(unread[0]).toBe(`content/pages/own.yaml:${place}`);
  expect(after).toBe(page);
  expect(readFileSync(join(root, "faq.yaml"), "utf8")).toContain("{if app}");
});
