import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, type YamlFile } from "../check/parseYaml";
import { formatProblems, type Problem } from "../check/problem";
import { originOf } from "../fields";
import { describeFields, type FieldDescription, type Kind, metaOf } from "../kind";
import { kindOf } from "../kinds";
import { contradictions, ratePlan } from "../kinds/calculators";
import { facts as factsKind } from "../kinds/facts";
import { type Remark, remarkOn } from "../remark";
import { isGroup, isRunningText, walkContent } from "../walkContent";
import { readFacts, TABLES, type TextRole } from "./facts";
import {
  type Placeholders,
  type Resolved,
  resolveNumber,
  resolveText,
  unbroken,
} from "./resolveText";

/** A file of the content that could be parsed. */
export interface ContentFile extends Omit<YamlFile, "value"> {
  kind: Kind;
  written: unknown;
  /** With its placeholders resolved; texts with mistakes are as written. */
  value: unknown;
  mistakes: Remark[];
}

/** A content folder, as the check, the nodes of Gatsby and the scripts see it. */
export interface Content {
  /** Every file below the folder, sorted. */
  files: readonly string[];
  placeholders: Placeholders;
  /** Reads a file of a kind; returns the problems that make it unreadable otherwise. */
  read(file: string, kind: Kind): ContentFile | Problem[];
}

/** The plan that prices loans in texts. */
export const PRICING_PLAN = "standalone";

/** Whether placeholders in other files depend on a file. */
export const isSourceOfPlaceholders = (file: string): boolean => {
  const kind = kindOf(file);
  return kind === factsKind || kind === ratePlan;
};

/** Reads what all files of a content folder are resolved with; each file itself is read on demand. */
export function loadContent(root = "content"): Content {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root).length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const parse = (file: string, kind: Kind) => {
    const isMissing = kind.ifMissing && !existsSync(join(root, file));
    return parseYaml(file, isMissing ? Buffer.of() : readFileSync(join(root, file)), kind);
  };
  const parsed = (kind: Kind) =>
    files
      .filter((file) => kindOf(file) === kind)
      .map((file) => parse(file, kind))
      .flatMap((yaml) => (Array.isArray(yaml) ? [] : [yaml]));
  const [factsFile] = parsed(factsKind);
  const written = isGroup(factsFile?.value) ? factsFile.value : {};
  const facts = readFacts(written);
  const lacksFacts = !Object.keys(TABLES).every((table) => isGroup(written[table]));
  const plan = parsed(ratePlan)
    .map(({ value }) => resolveContent(value, ratePlan, { facts, lacksFacts }).value)
    .filter((value) => ratePlan.schema.isValidSync(value, { strict: true }))
    .find(({ name }) => name === PRICING_PLAN);
  const placeholders = {
    facts,
    lacksFacts,
    plan: plan && contradictions(plan).next().done ? plan : undefined,
  };
  return {
    files,
    placeholders,
    read(file, kind) {
      const yaml = parse(file, kind);
      if (Array.isArray(yaml)) return yaml;
      return {
        ...yaml,
        kind,
        written: yaml.value,
        ...resolveContent(yaml.value, kind, placeholders),
      };
    },
  };
}

const loaded = new Map<string, Content>();

/**
 * Returns a YAML file's content with its placeholders resolved. The facts are read once for each
 * content folder.
 * @param file the file's path below the content folder
 * @throws Error when a placeholder has a mistake, which the content check reports with its position
 */
export function readContent<Value>(file: string, root = "content"): Value {
  const content = loaded.get(root) ?? loadContent(root);
  loaded.set(root, content);
  const kind = kindOf(file);
  if (!kind) throw new Error(`${root}/${file} belongs to no kind of content.`);
  const read = content.read(file, kind);
  const problems = Array.isArray(read) ? read : read.mistakes.map(read.problemAt);
  if (Array.isArray(read) || problems.length > 0)
    throw new Error(`${formatProblems(problems, root)}\nRun npm run content:check.`);
  return read.value as Value;
}

export function resolveContent<Value>(
  written: Value,
  kind: Kind,
  placeholders: Placeholders,
): { value: Value; mistakes: Remark[] } {
  const value = JSON.parse(JSON.stringify(written)) as Value;
  const mistakes: Remark[] = [];
  for (const { field, value: text, path, parent } of walkContent(
    describeFields(kind.schema),
    value,
  )) {
    if (!field || !parent || typeof text !== "string") continue;
    const hasBraces = /[{}]/.test(text);
    const resolved = hasBraces ? resolve(field, text, placeholders) : { value: text, mistakes: [] };
    for (const { start, ...mistake } of resolved.mistakes)
      mistakes.push({ ...remarkOn({ text, path }, text[start] ?? "", start), ...mistake });
    // Search results and the tabs of browsers break no lines.
    const mayBreak = isRunningText(field) && path[0] !== "seo";
    const printed = metaOf(field).role === "site" ? originOf(text) : resolved.value;
    const shown = mayBreak && typeof printed === "string" ? unbroken(printed) : printed;
    Object.assign(parent.value as object, { [path.at(-1) ?? ""]: shown });
  }
  return { value, mistakes };
}

function resolve(
  field: FieldDescription,
  text: string,
  placeholders: Placeholders,
): Resolved<string | number> {
  if (field.type === "number") return resolveNumber(text, placeholders);
  const { role, templateNames } = metaOf(field);
  if (field.type === "string" && field.oneOf.length === 0 && isTextRole(role))
    return resolveText(text, placeholders, { role: role ?? "text", templateNames });
  const message =
    "has a brace, but placeholders work only in texts, links and numbers. Write the value out.";
  return { value: text, mistakes: [{ start: text.search(/[{}]/), message }] };
}

const isTextRole = (role: string | undefined): role is TextRole | undefined =>
  role === undefined || role === "markdown" || role === "link";
