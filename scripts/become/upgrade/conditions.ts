import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isCollection,
  isScalar,
  LineCounter,
  parse,
  parseDocument,
  type Scalar,
  stringify,
  visit,
} from "yaml";
import { filesIn } from "../../../src/content-model/reading/filesIn";
import { replaceFile } from "../../lib/replaceFile";

/**
 * Returns the conditions of earlier versions, and whether each is true of a lender with the facts and rate plans in a
 * content folder.
 */
function conditionsOf(root: string): ReadonlyMap<string, boolean> {
  const read = (file: string) => (parse(readFileSync(join(root, file), "utf8")) ?? {}) as Plan;
  const names = Object.values(read("facts.yaml")).flatMap((table) => Object.keys(table ?? {}));
  const has = (...wanted: readonly string[]) => wanted.some((name) => names.includes(name));
  const plans = filesIn(root, /^(?:calculators|rate-plans)\/[^/]*\.yaml$/).map(read);
  return new Map([
    ["app", has("app")],
    ["deduction", has("payrollCutOff")],
    ["group", has("group")],
    ["messaging", has("messagingPhone")],
    ["comingSoon", has("businessMaximumAmount", "governmentMinimumAge")],
    ["flat", plans.every(({ interest }) => interest !== "reducing")],
    ["oneRate", plans.every(({ rateBands }) => rateBands?.length === 1)],
  ]);
}

interface Plan {
  interest?: string;
  rateBands?: readonly unknown[];
}

/** Matches a choice that contains no other. */
const CHOICE =
  /\{\s*if\s+(\w+)\s*\}((?:(?!\{\s*(?:if|else)\b).)*?)(?:\{\s*else\s*\}((?:(?!\{\s*(?:if|else)\b).)*?))?\{\s*end\s*\}/gs;

const MARK = /\{\s*(?:if\b\s*(\w*)[^{}]*\}?|(?:else|end)\s*\})/g;

/**
 * Replaces each `{if app}one wording{else}the other{end}` of earlier versions in a content folder with the wording
 * for a lender with its facts. Other lines and all comments stay as they are.
 * @returns the conditions that it cannot read, by file and line; if there are any, no file has changed
 */
export function replaceConditionsIn(root: string): string[] {
  const conditions = conditionsOf(root);
  const choose = (whole: string, condition: string, one: string, other = ""): string =>
    conditions.has(condition) ? (conditions.get(condition) ? one : other) : whole;
  const unread: string[] = [];
  const changed = new Map<string, string>();
  for (const file of filesIn(root, /\.yaml$/).sort()) {
    const source = readFileSync(join(root, file), "utf8");
    const lineCounter = new LineCounter();
    let resolved = "";
    let done = 0;
    visit(parseDocument(source, { lineCounter }), (_, node, path) => {
      if (!isScalar(node)) return;
      const [start, end] = node.range ?? [0, 0];
      const written = source.slice(start, end);
      let text = written;
      for (let before = ""; before !== text; text = text.replace(CHOICE, choose)) before = text;
      const marks = [...text.matchAll(MARK)];
      const [mark] = marks.find(([, name]) => name && !conditions.has(name)) ?? marks[0] ?? [];
      const { line } = lineCounter.linePos(start + written.indexOf(mark ?? ""));
      if (mark) unread.push(`content/${file}:${line} ${mark}`);
      if (text === written) return;
      resolved += source.slice(done, start) + tidied(text, node, path.some(isFlow));
      done = end;
    });
    if (done > 0) changed.set(file, resolved + source.slice(done));
  }
  if (unread.length === 0) for (const [file, text] of changed) replaceFile(join(root, file), text);
  return unread;
}

const isFlow = (node: unknown): boolean => isCollection(node) && Boolean(node.flow);

/** Removes the lines that have become empty, and quotes that are no longer needed. */
function tidied(text: string, { type }: Scalar, isInFlow: boolean): string {
  if (type?.startsWith("BLOCK"))
    return text
      .replace(/^[ \t]+\n/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .replace(/^(.*\n)\n+/, "$1")
      .replace(/\n+$/, "\n");
  const value: unknown = type?.startsWith("QUOTE") && !isInFlow && parse(text);
  const plain = stringify(value, { lineWidth: 0 }).trimEnd();
  return typeof value === "string" && /^[^"'|>]/.test(plain) && !plain.includes("\n")
    ? plain
    : text;
}
