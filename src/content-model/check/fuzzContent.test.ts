import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { type Document, isMap, isSeq, parse, parseDocument } from "yaml";
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
const TEXT_MUTATIONS: Record<string, Mutation> = {
  "a line deleted": withLines((lines, at) => lines.splice(at, 1)),
  "a line doubled": withLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  "a line moved in": withLines((lines, at) => lines.splice(at, 1, `  ${lines[at]}`)),
  "an odd value": withLines((lines, at, odd) =>
    lines.splice(at, 1, `${(lines[at] ?? "").replace(/(:|-) .*/, "$1 ")}${odd}`),
  ),
  "an odd name": withLines((lines, at, odd) =>
    lines.splice(at, 1, (lines[at] ?? "").replace(/[a-z]+:/i, `${odd}:`)),
  ),
  "a second document": withLines((lines, at) => lines.splice(at, 0, "---")),
  "something odd between": (text, position, odd) =>
    text.slice(0, position % text.length) + odd + text.slice(position % text.length),
  "a character deleted": (text, position) =>
    text.slice(0, position % text.length) + text.slice((position % text.length) + 1),
  "a byte-order mark": (text) => `\ufeff${text}`,
  "Windows line ends": (text) => text.replaceAll("\n", "\r\n"),
  "UTF-16": (text) => Buffer.from(text, "utf16le"),
  "a byte that is not UTF-8": (text, position) => {
    const bytes = Buffer.from(text);
    bytes[position % bytes.length] = 0xff;
    return bytes;
  },
};

/** Changes the value at a path in a file's document, using an odd string. */
type Change = (document: Document, path: readonly string[], odd: string) => unknown;

const onPart =
  (change: Change): Mutation =>
  (text, position, odd) => {
    const document = parseDocument(text);
    const paths = pathsIn(parse(text));
    change(document, paths[position % paths.length] ?? [], odd);
    return document.toString();
  };

const pathsIn = (value: unknown): string[][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...pathsIn(inner).map((path) => [key, ...path]),
      ])
    : [];

const replace =
  (make: (odd: string) => unknown): Change =>
  (document, path, odd) =>
    document.setIn(path, document.createNode(make(odd)));

const append =
  (make: (odd: string) => unknown): Change =>
  (document, path, odd) => {
    const node = document.getIn(path, true);
    if (isMap(node)) node.set("odd", make(odd));
    else if (isSeq(node)) node.add(make(odd));
    else document.setIn(path, make(odd));
  };

const TYPES = [null, 0, -1, 1e300, Number.NaN, true, "", [], {}, [null], { path: { path: {} } }];

/** Mutations that give valid YAML wrong keys or values. */
const VALUE_MUTATIONS: Record<string, Mutation> = {
  "a key deleted": onPart((document, path) => document.deleteIn(path)),
  "a key renamed": onPart((document, path, odd) => {
    if (!isMap(document.getIn(path.slice(0, -1), true))) return;
    const value = document.getIn(path, true);
    document.deleteIn(path);
    document.setIn([...path.slice(0, -1), odd], value);
  }),
  "a value of another type": onPart(replace((odd) => TYPES[odd.length % TYPES.length])),
  "an odd text": onPart(replace((odd) => odd)),
  "a huge text": onPart(replace(() => "4% a month, TT$5,000 over 12 months ".repeat(900))),
  "a key added": onPart(append((odd) => ({ [odd]: odd }))),
};

/** Strings that often cause errors in programs. */
const ODD_TEXTS: readonly string[] = [
  ..."\0\t\u2028\u202e\u{1f600}{[\"'|%@`#~",
  ..."> ,- ,? ,: ,---,...,yes,8:30,1_000,2025-02-30,0x1F,.nan,1e999,&anchor,*alias".split(","),
  ..."fields __proto__ constructor toString Z̸a̴l̷g̶o̴ https:// //evil.example /faq#%E0%A4%A".split(" "),
  ..."javascript:alert(1) ../../../../etc/passwd ./\0.png [a](javascript:b) ![]( a.b[0].c".split(
    " ",
  ),
  "<<: *alias",
  "!!js/function 'x'",
  "<script>alert(1)</script>",
  "x".repeat(5_000),
  "APR of 48%",
  "TT$9,999,999,999,999,999.999 over 99999999999 months",
];

/** The number of runs for each kind of mutation. */
const RUNS = IS_FULL_RUN ? 13 : 2;

/** Matches the messages of internal errors, which do not help an editor. */
const INTERNAL_ERROR =
  /(Type|Reference|Range|Syntax|Yup|Internal)Error|\n\s+at |\[object |is not a function|Cannot read|undefined/;

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));
const originals = readdirSync(copy, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ file, text: readFileSync(join(copy, file), "utf8") }));

const FILES_A_RUN = Math.min(40, originals.length);

/** Chooses the files and mutations of each run. The same seed gives the same runs. */
const runsOf = (mutations: typeof TEXT_MUTATIONS, seed: number) =>
  fc.sample(
    fc.uniqueArray(
      fc.record({
        original: fc.constantFrom(...originals),
        mutation: fc.constantFrom(...Object.keys(mutations)),
        position: fc.nat(1_000_000),
        odd: fc.constantFrom(...ODD_TEXTS),
      }),
      { selector: ({ original }) => original.file, minLength: FILES_A_RUN, maxLength: FILES_A_RUN },
    ),
    { seed, numRuns: RUNS },
  );

const cases = [TEXT_MUTATIONS, VALUE_MUTATIONS].flatMap((mutations, family) =>
  runsOf(mutations, SEED + family).map((run, index) => ({
    name: `${family === 0 ? "text" : "values"} ${index + 1}`,
    // Half of the runs keep the facts and rate plans valid, because errors in those hide the errors in other
    // files.
    files: run
      .filter(({ original: { file } }) => index % 2 === 0 || !isSourceOfPlaceholders(file))
      .map(({ original: { file, text }, mutation, position, odd }) => ({
        file,
        mutated: mutations[mutation]?.(text, position, odd) ?? text,
      })),
  })),
);

afterEach(() => {
  for (const { file, text } of originals) writeFileSync(join(copy, file), text);
});

test.each(cases)("gives every problem a valid position and message: $name", ({ files }) => {
  for (const { file, mutated } of files) writeFileSync(join(copy, file), mutated);
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
