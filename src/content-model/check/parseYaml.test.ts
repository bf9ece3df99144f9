import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent } from "../../../test/contentCopy";
import { expectEachToBeTold, problemsOf } from "../../../test/mistakes";

const LEGAL = "legal/terms-of-service.yaml";

expectEachToBeTold([
  [
    "a YAML syntax error",
    LEGAL,
    "effective: ",
    'effective: "',
    /terms-of-service\.yaml:\d+:\d+\n +is not valid YAML/,
  ],
  [
    "a tab for indentation",
    LEGAL,
    "  title:",
    "\ttitle:",
    /:\d+:1\n +indents with a tab. Use two spaces/,
  ],
  [
    "a time without quotes",
    LEGAL,
    /effective: .*/,
    "effective: 8:30",
    /:\d+:12\n +needs quotes, because readers of YAML take it for different things: "8:30"/,
  ],
  [
    "an alias",
    LEGAL,
    /effective: .*/,
    "effective: *day",
    /:\d+:12\n +refers with \*day to another place/,
  ],
  [
    "a character that cannot be printed",
    LEGAL,
    /effective: .*/,
    "effective: \0",
    /:\d+:12\n +has a character that cannot be printed/,
  ],
]);

it.each<[what: string, bytes: Uint8Array | string, told: RegExp]>([
  [
    "a file that is not UTF-8",
    new Uint8Array([0x70, 0x3a, 0x20, 0xe9, 0x0a]),
    /about\/page\.yaml:1:1\n +is not UTF-8/,
  ],
  ["an empty file", "", /about\/page\.yaml:1:1\n +is empty/],
  ["a file with only a comment", "# nothing yet\n", /about\/page\.yaml:1:1\n +is empty/],
  ["a file that is a list", "- one\n", /must be a list of "name: value" lines/],
])("%s stops the build and is located", (_, bytes, told) => {
  const copy = copyContent();
  try {
    writeFileSync(join(copy, "about/page.yaml"), bytes);
    expect(problemsOf(copy)).toMatch(told);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
