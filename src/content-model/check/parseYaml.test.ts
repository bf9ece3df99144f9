import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addNotice, copyContent, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

test.each<[name: string, from: string | RegExp, to: string, message: RegExp]>([
  ["a YAML syntax error", "date: ", 'date: "', /:2:\d+ is not valid YAML/],
  [
    "a tab for indentation",
    /summary: .*/,
    "summary:\n\ttext",
    /:\d+:1 is indented with a tab. Use two spaces/,
  ],
  [
    "a time without quotes",
    /date: .*/,
    "date: 8:30",
    /:2:7 needs quotes, because YAML parsers read it differently: "8:30"/,
  ],
  [
    "a date without quotes",
    /date: .*/,
    "date: 2025-04-01",
    /:2:7 needs quotes around the date: "2025-04-01"/,
  ],
  ["an alias", /date: .*/, "date: *day", /:2:7 contains the alias \*day/],
  ["an unprintable character", /date: .*/, "date: \0", /:2:7 contains an unprintable character/],
])("reports %s with its position", (_, from, to, message) => {
  addNotice(copy, from, to);
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
