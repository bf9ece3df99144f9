import { spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { micromark } from "micromark";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { parse as parseYaml } from "yaml";
import { copyProject } from "../shared/copyProject";
import { type ContentText, changeFacts, contains, printedBy, textsOf } from "../shared/otherFacts";
import { printMark } from "../src/content-model/check/printedDocuments";
import { loadPlaceholders, readContent } from "../src/content-model/placeholders/load";
import { BUILD_CACHE } from "../src/gatsby/buildCache";
import { fail } from "./fail";

/** The texts that only PDFs show, which a build does not render. */
const PRINTED_ONLY = /^(?:newsletters\/\d|resources\/free-pack)/;

/** Texts with an old value that is no fact there: a currency, a newspaper, laws, the terms of stories and tables. */
const NO_FACTS =
  /^Trinidad and Tobago Dollar$|The Port of Spain Dispatch$|(?:law|courts|Act|data protection in|law of) (?:of )?Trinidad|\b(?:3|12) months$/;

/** Marks the pieces of structured data, in which every value is a fact. */
const STRUCTURED = "structured data: ";

/** A piece of what a built file shows: a text node, an attribute or a value of its data. */
type Pieces = Map<string | number, string>;

/**
 * Builds a copy of the site in which all facts have other values, and expects each of them, and none
 * of the old ones, in its pages, structured data, page data and feeds.
 */
function factsBuild(): void {
  const root = copyProject();
  const content = join(root, "content");
  const before = textsOf("content");
  changeFacts(content);
  markPdfs(content);
  buildIn(root);
  const after = textsOf(content);
  const pieces = piecesOf(join(root, "public"));
  const problems = [
    ...oldValues(pieces, printedBy(before, loadPlaceholders()), after),
    ...missingValues(pieces, after, content),
  ];
  if (problems.length > 0) fail(`${problems.join("\n")}\n\nThe build is in ${root}.`);
  rmSync(root, { recursive: true });
  console.log(`All values follow the facts, in ${pieces.size} texts and numbers of the build.`);
}

/** Marks the PDFs as current, because rendering them needs the packages of `art/`. */
function markPdfs(content: string): void {
  const site = readContent("site.yaml", content);
  for (const file of ["newsletters/2026-10.yaml", "resources/free-pack.yaml"]) {
    const publication = readContent<{ file: string }>(file, content);
    appendFileSync(
      join(content, file, "..", publication.file),
      `\n%(${printMark(publication, site)})`,
    );
  }
}

function buildIn(root: string): void {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/tsx", ["scripts/build.ts"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    env: { ...process.env, BUILD_CACHE_FOLDER: resolve(BUILD_CACHE), CI: "1" },
  });
  if (status !== 0) fail(`${(stdout + stderr).slice(-8000)}\nThe build in ${root} failed.`);
}

/** Returns the pieces of all built files, each with a file that has it. */
function piecesOf(folder: string): Pieces {
  const pieces: Pieces = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|json|xml|txt|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "utf8");
    const found = entry.name.endsWith(".html")
      ? piecesOfElement(parse(text))
      : entry.name.endsWith(".json")
        ? leavesOf(JSON.parse(text))
        : [text];
    for (const piece of found)
      pieces.set(
        typeof piece === "string" ? piece.replaceAll("\u00a0", " ") : piece,
        relative(folder, path),
      );
  }
  return pieces;
}

function piecesOfElement(element: HTMLElement): (string | number)[] {
  if (element.rawTagName === "style") return [];
  if (element.rawTagName === "script")
    return element.getAttribute("type") === "application/ld+json"
      ? leavesOf(JSON.parse(element.rawText)).map((leaf) => STRUCTURED + leaf)
      : [];
  return [
    ...Object.values(element.attributes),
    ...element.childNodes.flatMap((node) =>
      node.nodeType === NodeType.ELEMENT_NODE ? piecesOfElement(node as HTMLElement) : node.text,
    ),
  ];
}

/** Returns the texts and numbers in JSON; of HTML, its text. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(leavesOf);
  if (typeof value === "string")
    return value.startsWith("<") ? piecesOfElement(parse(value)) : [value];
  return typeof value === "number" ? [value] : [];
}

/** Reports the pieces that still have an old value, except texts of the content that name no fact. */
function oldValues(pieces: Pieces, printed: string[], after: ContentText[]): string[] {
  const { amounts, typedFigures } = parseYaml(readFileSync("content/facts.yaml", "utf8"));
  const typed = new Set(typedFigures.flatMap(({ figures }: { figures: string[] }) => figures));
  const old = [...new Set(printed)].filter((value) => !typed.has(value));
  const oldAmounts = Object.values(amounts).map(String);
  const fixed = after.filter(({ raw }) => !raw.includes("{")).map(({ raw }) => plain(raw));
  return [...pieces].flatMap(([piece, file]) => {
    if (typeof piece === "number") return [];
    const found =
      old.find((value) => piece.includes(value) && contains(piece, value)) ??
      oldAmounts.find((amount) => STRUCTURED + amount === piece);
    if (found === undefined || NO_FACTS.test(piece)) return [];
    const shown = plain(piece);
    if (fixed.some((text) => text.includes(shown))) return [];
    return [`${file}: has the old "${found}" in "${around(piece, found)}"`];
  });
}

/** Reports the new values that no built file has. */
function missingValues(pieces: Pieces, after: ContentText[], content: string): string[] {
  const texts = [...pieces.keys()].filter((piece) => typeof piece === "string").join("\n");
  // A text that still has a brace is a label, whose figures a component fills in.
  const shown = after.filter(
    ({ at, resolved }) => !PRINTED_ONLY.test(at) && !resolved.includes("{"),
  );
  const printed = new Set(printedBy(shown, loadPlaceholders(content)).map(plain));
  const numbers = shown.filter(
    ({ raw, resolved }) => /^\{.*\}$/.test(raw) && !Number.isNaN(+resolved),
  );
  return [
    ...[...printed]
      .filter((value) => !contains(texts, value))
      .map((value) => `no page has the new "${value}"`),
    ...numbers
      .filter(
        ({ resolved }) =>
          !pieces.has(+resolved) && !contains(texts, (+resolved).toLocaleString("en-US")),
      )
      .map(({ at, resolved }) => `no page has the new ${resolved} of content/${at}`),
  ];
}

/** Returns the text of Markdown, on one line. */
const plain = (markdown: string): string =>
  parse(micromark(markdown)).text.replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();

const around = (text: string, found: string): string => {
  const start = Math.max(0, text.indexOf(found) - 60);
  return text.slice(start, start + 140).replace(/\s+/g, " ");
};

factsBuild();
