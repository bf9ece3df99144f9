import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePerObject } from "../../lib/oncePerObject";
import { daysText, timeText } from "../../lib/openingHours";
import { originOf } from "../fields";
import { type FieldDescription, isGroup, type Kind, metaOf, nameOfFile } from "../kind";
import { kindOf } from "../kinds";
import { facts as factsKind } from "../kinds/facts";
import { availableProducts, isProduct, productPage } from "../kinds/products";
import { contradictions, ratePlan } from "../kinds/ratePlans";
import { lender as lenderKind } from "../kinds/site";
import {
  type Facts,
  readFacts,
  resolveNumber,
  type SITE_FACTS,
  type TextRole,
} from "../placeholders/facts";
import { type Placeholders, type Resolved, resolveText } from "../placeholders/resolveText";
import { filesIn } from "./filesIn";
import { type ContentFile, type FieldValue, parseYaml } from "./parseYaml";
import { formatProblems, type Problem } from "./problem";

export interface Content {
  root: string;
  /** All files in the folder, sorted. */
  files: readonly string[];
  /** The symbolic links in the folder, which nothing follows. */
  links: readonly string[];
  placeholders: Placeholders;
  bytes(file: string): Buffer;
  /** Parses a file and resolves its placeholders. Returns undefined if it is missing or belongs to no kind. */
  read(file: string): ContentFile | undefined;
}

/** The kinds on whose files placeholders in other files depend. Products choose the rate plans. */
const SOURCES: readonly (Kind | undefined)[] = [factsKind, lenderKind, productPage, ratePlan];

export const isSourceOfPlaceholders = (file: string): boolean => SOURCES.includes(kindOf(file));

/** New file contents by path, relative to the content folder. Undefined means that the file is deleted. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

const VISIBLE = /(^|\/)[^./][^/]*$/;

/**
 * Loads the facts, opening hours, products and rate plans in a content folder. Other files are loaded on demand. A file
 * is parsed again only if it has changed, and resolved again only if it or one of those has changed.
 * @param changes files to replace, add or delete
 */
export function loadContent(root = "content", changes: Changes = new Map()): Content {
  // Files whose names start with a dot belong to an operating system or an editor.
  const present = filesIn(root, VISIBLE);
  const files = [...new Set([...present, ...changes.keys()])]
    .filter((file) => !changes.has(file) || changes.get(file))
    .sort();
  const bytes = (file: string) => changes.get(file) ?? readFileSync(join(root, file));
  const parse = (file: string, kind: Kind) => parsed(file, bytes(file), kind);
  const placeholders = placeholdersOf(
    files.flatMap((file) => {
      const kind = kindOf(file);
      return kind && isSourceOfPlaceholders(file) ? [parse(file, kind)] : [];
    }),
  );
  return {
    root,
    files,
    links: filesIn(root, VISIBLE, (entry) => entry.isSymbolicLink()),
    placeholders,
    bytes,
    read(file) {
      const kind = kindOf(file);
      if (!kind || !files.includes(file)) return undefined;
      return resolverWith(placeholders)(parse(file, kind));
    },
  };
}

const lastParsed = new Map<string, { bytes: Buffer; yaml: ContentFile }>();

function parsed(file: string, bytes: Buffer, kind: Kind): ContentFile {
  const last = lastParsed.get(file);
  if (last?.bytes.equals(bytes)) return last.yaml;
  const yaml = parseYaml(file, bytes, kind);
  lastParsed.set(file, { bytes, yaml });
  return yaml;
}

const resolverWith = oncePerObject((placeholders: Placeholders) =>
  oncePerObject((yaml: ContentFile) => resolveFile(yaml, placeholders)),
);

/**
 * Resolves the placeholders in a file; a product's are those of its own rate plan. Any value with an error is
 * left as written.
 */
export function resolveFile(yaml: ContentFile, general: Placeholders): ContentFile {
  if (yaml.value === undefined) return yaml;
  const placeholders = ownPlaceholders(yaml, general);
  const value: unknown = JSON.parse(JSON.stringify(yaml.value));
  const problems: Problem[] = [];
  const values = yaml.values.map((item): FieldValue => {
    const { field, written, path } = item;
    if (!field || path.length === 0 || typeof written !== "string") return item;
    const resolved = resolve(item, field, written, placeholders, yaml.value);
    for (const message of resolved.errors) {
      const [found = ""] = /^\{[^}]*\}?/.exec(message) ?? [];
      const offset = yaml.source.indexOf(found, item.start);
      problems.push(yaml.problemAt(path, message, found && offset > 0 ? offset : undefined));
    }
    setIn(value, path, resolved.value);
    return { ...item, value: resolved.value };
  });
  return { ...yaml, value, values, problems };
}

/** Returns the placeholders in a file, which in a product's are those of its own rate plan. */
export function ownPlaceholders(yaml: ContentFile, general: Placeholders): Placeholders {
  const own = ownPlan(yaml);
  return own ? { ...general, own, plan: general.plans.get(own) } : general;
}

/** Returns the name of the rate plan in a product's file, if it has one. */
export const ownPlan = ({ kind, value }: ContentFile): string | undefined =>
  kind === productPage && isGroup(value) && typeof value.plan === "string" ? value.plan : undefined;

function setIn(value: unknown, path: FieldValue["path"], inner: unknown): void {
  const around = path
    .slice(0, -1)
    .reduce<unknown>((outer, key) => (outer as Record<string | number, unknown>)[key], value);
  Object.assign(around as object, { [path.at(-1) ?? ""]: inner });
}

function resolve(
  { parent }: FieldValue,
  field: FieldDescription,
  text: string,
  placeholders: Placeholders,
  file: unknown,
): Resolved<string | number> {
  const { role, templateNames, unit } = metaOf(field);
  // The limit of a date is in months.
  const asks = isGroup(parent?.written) ? `${parent.written.asks}`.replace("date", "months") : "";
  if (!/[{}]/.test(text)) return { value: role === "site" ? originOf(text) : text, errors: [] };
  if (field.type === "number")
    return resolveNumber(text, placeholders.facts, unit === "asks" ? asks : unit);
  if (field.type === "string" && field.oneOf.length === 0 && isTextRole(role))
    return fitTitle(
      field,
      resolveText(text, placeholders, { role: role ?? "text", templateNames }),
      isGroup(file) ? String(file.label) : "",
    );
  const message =
    "has a brace, but placeholders work only in texts, links and numbers. Write the value out.";
  return { value: text, errors: [message] };
}

/**
 * Shortens a search title whose name makes it too long ("If You Cannot Pay an Instalment | Lender"): to the page's
 * label and the name or, if these do not fit either, to the title without the name.
 */
function fitTitle(field: FieldDescription, { value, errors }: Resolved<string>, label: string) {
  const longest = metaOf(field).longestWithName ?? Number.POSITIVE_INFINITY;
  const title = value.replace(/ \| [^|]+$/, "");
  if (value.length <= longest || title === value) return { value, errors };
  const short = label + value.slice(title.length);
  const isLabelShort = title.length <= longest && short.length <= longest && !label.includes("{");
  return { value: isLabelShort ? short : title, errors };
}

const isTextRole = (role: string | undefined): role is TextRole | undefined =>
  role === undefined || role === "markdown" || role === "link";

/**
 * Returns the facts that site.yaml has: the main office, and where people apply. Returns none if any has an error,
 * which the content check reports.
 */
function siteFacts(site: unknown): Facts {
  const firstIn = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
  const office = isGroup(site) && firstIn(site.offices);
  const hours = isGroup(office) && firstIn(office.hours);
  const places = isGroup(site) && Array.isArray(site.applying) ? site.applying.filter(isGroup) : [];
  if (!hours || !isGroup(hours)) return new Map();
  const { street, city, country } = office as Record<string, unknown>;
  const { from, to, opens, closes } = hours;
  const texts: Record<(typeof SITE_FACTS)[number], unknown> = {
    street,
    city,
    country,
    openingDays: daysText({ from: String(from), to: to ? String(to) : undefined }),
    opensAt: timeText(String(opens)),
    closesAt: timeText(String(closes)),
    applyPlace: EITHER.format(places.map(({ place }) => String(place))),
    howToApply: places[0]?.label,
    applyLink: places[0]?.to,
  };
  const facts = Object.entries(texts).flatMap(([name, text]) =>
    // A fact cannot stand for itself.
    typeof text === "string" && !text.includes("{") ? [[name, { text }] as const] : [],
  );
  return new Map(facts.length === Object.keys(texts).length ? facts : []);
}

const EITHER = new Intl.ListFormat("en", { type: "disjunction" });

let lastSources: readonly ContentFile[] = [];
let lastPlaceholders: Placeholders = { facts: new Map(), plans: new Map() };

/**
 * Returns the facts, the rate plans without errors, and the main product's. For unchanged files, returns the same
 * object, so that resolved files stay cached.
 */
function placeholdersOf(sources: readonly ContentFile[]): Placeholders {
  const isSame = sources.length === lastSources.length;
  if (isSame && sources.every((yaml, index) => yaml === lastSources[index]))
    return lastPlaceholders;
  const readable = sources.filter(({ problems }) => problems.length === 0);
  const contentOf = (wanted: Kind) => readable.find(({ kind }) => kind === wanted)?.value;
  const own = readFacts(contentOf(factsKind));
  const site = readable.find(({ kind }) => kind === lenderKind);
  const resolvedSite = site && resolveFile(site, { facts: own, plans: new Map() }).value;
  const facts = new Map([...own, ...siteFacts(resolvedSite)]);
  const plans = new Map(
    readable.flatMap((yaml) => {
      if (yaml.kind !== ratePlan) return [];
      const { value } = resolveFile(yaml, { facts, plans: new Map() });
      const isValid =
        ratePlan.schema.isValidSync(value, { strict: true }) && contradictions(value).next().done;
      const name = nameOfFile(yaml.file);
      return isValid ? [[name, { ...value, name }] as const] : [];
    }),
  );
  const products = readable.flatMap(({ kind, value }) =>
    kind === productPage && isProduct(value) ? [value] : [],
  );
  lastSources = sources;
  const lent = availableProducts(products).map(({ plan }) => plans.get(plan ?? ""));
  lastPlaceholders = {
    ...{ facts, plans, plan: lent[0] },
    lent: lent.filter((plan) => plan !== undefined),
  };
  return lastPlaceholders;
}

const loaded = new Map<string, Content>();

/**
 * Returns the content of a YAML file with its placeholders resolved. A folder's facts are parsed only once.
 * @param file the file's path, relative to the content folder
 * @throws Error when the file is missing, cannot be parsed or has an error in a placeholder
 */
export function readContent<Value>(file: string, root = "content"): Value {
  const content = loaded.get(root) ?? loadContent(root);
  loaded.set(root, content);
  const read = content.read(file);
  if (!read) throw new Error(`${root}/${file} is missing, or belongs to no kind of content.`);
  if (read.problems.length > 0)
    throw new Error(`${formatProblems(read.problems, root)}\nRun npm run content:check.`);
  return read.value as Value;
}
