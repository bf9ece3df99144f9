import { isMap, isPair, isSeq, type Node, parseDocument, visit } from "yaml";

/** Changes a file's text at the given position, using an odd text. */
type Mutation = (text: string, position: number, odd: string) => string | Uint8Array;

const withLines =
  (change: (lines: string[], at: number, odd: string) => void): Mutation =>
  (text, position, odd) => {
    const lines = text.split("\n");
    change(lines, position % lines.length, odd);
    return lines.join("\n");
  };

/** What editors, transfers between machines and attackers may do to a YAML file. */
export const TEXT_MUTATIONS: Record<string, Mutation> = {
  "a line deleted": withLines((lines, at) => lines.splice(at, 1)),
  "a line doubled": withLines((lines, at) => lines.splice(at, 0, lines[at] ?? "")),
  "a line moved in": withLines((lines, at) => lines.splice(at, 1, `  ${lines[at]}`)),
  "a line moved out": withLines((lines, at) => lines.splice(at, 1, (lines[at] ?? "").slice(2))),
  "an odd value": withLines((lines, at, odd) =>
    lines.splice(at, 1, `${(lines[at] ?? "").replace(/(:|-) .*/, "$1 ")}${odd}`),
  ),
  "an odd name": withLines((lines, at, odd) =>
    lines.splice(at, 1, (lines[at] ?? "").replace(/[a-z]+:/i, `${odd}:`)),
  ),
  "a tab in front": withLines((lines, at) => lines.splice(at, 1, `\t${lines[at]}`)),
  "a second document": withLines((lines, at) => lines.splice(at, 0, "---")),
  "something odd between": (text, position, odd) =>
    text.slice(0, position % text.length) + odd + text.slice(position % text.length),
  "a character deleted": (text, position) =>
    text.slice(0, position % text.length) + text.slice((position % text.length) + 1),
  "the end deleted": (text, position) => text.slice(0, position % text.length),
  "a byte-order mark": (text) => `\ufeff${text}`,
  "Windows line ends": (text) => text.replaceAll("\n", "\r\n"),
  "old Mac line ends": (text) => text.replaceAll("\n", "\r"),
  "UTF-16": (text) => Buffer.from(text, "utf16le"),
  "a byte that is not UTF-8": (text, position) => {
    const bytes = Buffer.from(text);
    bytes[position % bytes.length] = 0xff;
    return bytes;
  },
};

/** Wrong keys and values in YAML that can be parsed. */
export const VALUE_MUTATIONS: Record<string, Mutation> = {
  "a key deleted": onPart((part) => part.remove()),
  "a key renamed": onPart((part, odd) => part.rename(odd)),
  "a value of another type": onPart((part, odd) => part.replace(TYPES[odd.length % TYPES.length])),
  "an odd text": onPart((part, odd) => part.replace(odd)),
  "an odd text added": onPart((part, odd) => part.append(odd)),
  "a huge text": onPart((part) => part.replace("4% a month, TT$5,000 over 12 months ".repeat(900))),
  "a huge list": onPart((part, odd) => part.replace(Array.from({ length: 2000 }, () => odd))),
  "a key added": onPart((part, odd) => part.append({ [odd]: odd })),
};

const TYPES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  "",
  " ",
  [],
  {},
  [null],
  [[["deep"]]],
  { path: { path: {} } },
  12_345_678_901_234_567_890n,
];

/** Texts that often cause errors in programs. */
export const ODD_TEXTS: readonly string[] = [
  "fields",
  "__proto__",
  "constructor",
  "toString",
  "\0",
  "\t",
  "\u2028",
  "\u202e",
  "\ud83d\ude00",
  "Z̸a̴l̷g̶o̴",
  "&anchor",
  "*alias",
  "<<: *alias",
  "!!js/function 'x'",
  "{",
  "[",
  '"',
  "'",
  "|",
  "> ",
  "- ",
  "? ",
  ": ",
  "%",
  "@",
  "`",
  "#",
  "---",
  "...",
  "~",
  "yes",
  "8:30",
  "1_000",
  "2025-02-30",
  "0x1F",
  ".nan",
  "1e999",
  "javascript:alert(1)",
  "//evil.example",
  "/faq#%E0%A4%A",
  "https://",
  "../../../../etc/passwd",
  "./\0.png",
  "<script>alert(1)</script>",
  "[a](javascript:b)",
  "![](",
  "x".repeat(5_000),
  "a.b[0].c",
  "APR of 48%",
  "TT$9,999,999,999,999,999.999 over 99999999999 months",
];

interface Part {
  remove(): void;
  rename(name: string): void;
  replace(value: unknown): void;
  append(value: unknown): void;
}

/** Changes the part of a file at a position in the tree. */
function onPart(change: (part: Part, odd: string) => void): Mutation {
  return (text, position, odd) => {
    const document = parseDocument(text);
    const paths: unknown[][] = [];
    visit(document, (key, node, ancestors) => {
      if (isPair(node)) paths.push([...pathOf(ancestors), node.key]);
      else if (typeof key === "number") paths.push([...pathOf(ancestors), key]);
    });
    const path = paths[position % paths.length] ?? [];
    const parent = document.getIn(path.slice(0, -1), true);
    change(
      {
        remove: () => document.deleteIn(path),
        rename: (name) => {
          if (!isMap(parent)) return;
          const value = document.getIn(path, true);
          document.deleteIn(path);
          document.setIn([...path.slice(0, -1), name], value);
        },
        replace: (value) => document.setIn(path, document.createNode(value)),
        append: (value) => {
          const node = document.getIn(path, true);
          if (isMap(node)) node.set("odd", value);
          else if (isSeq(node)) node.add(value);
          else document.setIn(path, value);
        },
      },
      odd,
    );
    return document.toString();
  };
}

/** Returns the keys and indexes of a node's ancestors. */
function pathOf(ancestors: readonly unknown[]): unknown[] {
  return ancestors.flatMap((ancestor, depth) => {
    if (isPair(ancestor)) return [ancestor.key];
    const next = ancestors[depth + 1];
    return isSeq(ancestor) && next !== undefined ? [ancestor.items.indexOf(next as Node)] : [];
  });
}
