import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { IS_FULL_RUN, SEED } from "../../../shared/testDepth";
import { copyContent } from "../../../test/contentCopy";
import { isSourceOfPlaceholders, loadContent } from "../placeholders/load";
import { checkContent } from "./checkContent";
import type { Problem } from "./problem";

/** Changes a file's text at the given position, using an odd string. */
type Mutation = (text: string, position: number, odd: string) => string | Uint8Array;

const withLines =
  (change: (lines: string[], at: number, odd: string) => void): Mutation =>
  (text, position, odd) => {
    const lines = text.split("\n");
    change(lines, position % lines.length, odd);
    return lines.join("\n");
  };

/** Mutations that editors, transfers between machines or attackers may cause. */
const MUTATIONS: readonly Mutation[] = [
  withLines((lines, at) => lines.splice(at, 1)),
  withLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  withLines((lines, at) => lines.splice(at, 1, `  ${lines[at]}`)),
  // an odd value
  withLines((lines, at, odd) =>
    lines.splice(at, 1, `${(lines[at] ?? "").replace(/(:|-) .*/, "$1 ")}${odd}`),
  ),
  // an odd name
  withLines((lines, at, odd) =>
    lines.splice(at, 1, (lines[at] ?? "").replace(/[a-z]+:/i, `${odd}:`)),
  ),
  // a second document
  withLines((lines, at) => lines.splice(at, 0, "---")),
  (text, position, odd) =>
    text.slice(0, position % text.length) + odd + text.slice(position % text.length),
  (text, position) =>
    text.slice(0, position % text.length) + text.slice((position % text.length) + 1),
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => Buffer.from(text, "utf16le"),
  (text, position) =>
    Buffer.from(text).fill(0xff, position % text.length, (position % text.length) + 1),
];

/** Strings that often cause errors in programs. */
const ODD_TEXTS: readonly string[] = [
  ..."\0\t\u2028\u202e\u{1f600}{[\"'|%@`#~",
  ..."> ,- ,? ,: ,---,...,yes,8:30,1_000,2025-02-30,0x1F,.nan,1e999,&anchor,*alias".split(","),
  ...'null,0,-1,true,"",[],{},[null],{path: {path: {}}},{[odd]: odd}'.split(","),
  ..."fields __proto__ constructor toString Z̸a̴l̷g̶o̴ https:// //evil.example /faq#%E0%A4%A".split(" "),
  ..."javascript:alert(1) ../../../../etc/passwd ./\0.png [a](javascript:b) ![]( a.b[0].c".split(
    " ",
  ),
  "<<: *alias",
  "!!js/function 'x'",
  "<script>alert(1)</script>",
  "x".repeat(5_000),
  "4% a month, TT$5,000 over 12 months ".repeat(900),
  "APR of 48%",
  "TT$9,999,999,999,999,999.999 over 99999999999 months",
];

const RUNS = IS_FULL_RUN ? 26 : 4;

/** Matches the messages of internal errors, which do not help an editor. */
const INTERNAL_ERROR =
  /(Type|Reference|Range|Syntax|Yup|Internal)Error|\n\s+at |\[object |is not a function|Cannot read|undefined/;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));
const originals = readdirSync(copy, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, text: readFileSync(join(copy, file), "utf8") }));

const FILES_A_RUN = Math.min(40, originals.length);

const cases = fc
  .sample(
    fc.uniqueArray(
      fc.record({
        original: fc.constantFrom(...originals),
        mutate: fc.constantFrom(...MUTATIONS),
        position: fc.nat(1_000_000),
        odd: fc.constantFrom(...ODD_TEXTS),
      }),
      { selector: ({ original }) => original.file, minLength: FILES_A_RUN, maxLength: FILES_A_RUN },
    ),
    { seed: SEED, numRuns: RUNS },
  )
  .map((run, index) => ({
    number: index + 1,
    // Half of the runs keep the facts and rate plans valid, because errors in those hide the errors in other
    // files.
    files: run.filter(({ original }) => index % 2 === 0 || !isSourceOfPlaceholders(original.file)),
  }));

afterEach(() => {
  for (const { file, text } of originals) writeFileSync(join(copy, file), text);
});

test.each(cases)("gives every problem a valid position and message: run $number", ({ files }) => {
  for (const { original, mutate, position, odd } of files)
    writeFileSync(join(copy, original.file), mutate(original.text, position, odd));
  const problems = checkContent(loadContent(copy));
  expect(problems.filter((problem) => !isUseful(problem))).toEqual([]);
});

/** Whether a problem has a valid position in its file, and a message that does not show an internal error. */
function isUseful({ file, line, column, message }: Problem): boolean {
  const lines = readFileSync(join(copy, file), "latin1").split("\n").length;
  return (
    line >= 1 && line <= lines + 1 && column >= 1 && message !== "" && !INTERNAL_ERROR.test(message)
  );
}
