import { type Document, isMap, isSeq, parse, parseDocument } from "yaml";

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
export const TEXT_MUTATIONS: Record<string, Mutation> = {
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
export const VALUE_MUTATIONS: Record<string, Mutation> = {
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
export const ODD_TEXTS: readonly string[] = [
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
