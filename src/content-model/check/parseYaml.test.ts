import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, edit, firstIn, type Mistake, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const LEGAL = firstIn("legal");

test.each<Mistake>([
  [
    "a YAML syntax error",
    LEGAL,
    "effective: ",
    'effective: "',
    /legal\/.*:\d+:\d+ is not valid YAML/,
  ],
  [
    "a tab for indentation",
    LEGAL,
    "  title:",
    "\ttitle:",
    /:\d+:1 is indented with a tab. Use two spaces/,
  ],
  [
    "a time without quotes",
    LEGAL,
    /effective: .*/,
    "effective: 8:30",
    /:\d+:12 needs quotes, because YAML parsers read it differently: "8:30"/,
  ],
  ["an alias", LEGAL, /effective: .*/, "effective: *day", /:\d+:12 contains the alias \*day/],
  [
    "an unprintable character",
    LEGAL,
    /effective: .*/,
    "effective: \0",
    /:\d+:12 contains an unprintable character/,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});

test.each<[name: string, bytes: Uint8Array | string, message: RegExp]>([
  [
    "a file that is not UTF-8",
    new Uint8Array([0x70, 0x3a, 0x20, 0xe9, 0x0a]),
    /about\/page\.yaml:1:1 is not UTF-8/,
  ],
  ["an empty file", "", /about\/page\.yaml:1:1 is empty/],
  ["a file with only a comment", "# nothing yet\n", /about\/page\.yaml:1:1 is empty/],
  ["a file that is a list", "- one\n", /must consist of "name: value" lines/],
])("reports %s with its position", (_, bytes, message) => {
  writeFileSync(join(copy, "about/page.yaml"), bytes);
  expect(problemsIn(copy)).toMatch(message);
});
