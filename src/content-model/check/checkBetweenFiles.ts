import { posix } from "node:path";
import { slug } from "../../lib/slug";
import { IS_LINK, IS_MEDIA, type Named, opensWhatItShows, WRONG_NUMBER } from "../fields";
import { isGroup, isPageKind, metaOf, nameOfFile } from "../kind";
import { kindOf } from "../kinds";
import { textPage } from "../kinds/documents";
import { ratePlan } from "../kinds/ratePlans";
import { redirects } from "../kinds/site";
import { type Misprint, misprintsIn, parseMarkdown } from "../markdown";
import type { ContentFile, FieldValue } from "../reading/parseYaml";
import { atStart, didYouMean, type KeyPath, type Problem } from "../reading/problem";
import { errorsIn } from "./checkFields";

/** A value that is a valid string. */
type Text = FieldValue & { value: string };

interface CheckedFile extends ContentFile {
  texts: readonly Text[];
}

/** Everything that links and names can refer to. */
interface Site {
  /** The anchors on each page, by the page's path. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** The new path for each redirected path. */
  moves: ReadonlyMap<string, string>;
  names: ReadonlyMap<Named, ReadonlySet<string>>;
  files: readonly string[];
  /** The site's own URL, without a slash at its end. */
  url: string;
}

/**
 * Checks what a file cannot know alone: whether the pages, anchors, names, pictures and PDFs to which it refers
 * exist, and whether paths, search titles and ids are unique. Adds hints for unused pictures and PDFs, and for
 * pages without a link.
 * @param isComplete false if some pages, names or pictures are unknown, for example because a file could not
 *   be parsed. Then references are not checked, and there are no hints.
 */
export function checkBetweenFiles(
  contentFiles: readonly ContentFile[],
  allFiles: readonly string[],
  isComplete: boolean,
): Problem[] {
  const files = contentFiles.map((file): CheckedFile => {
    const wrong = new Set(errorsIn(file).map(({ path }) => path.join(".")));
    const isText = (one: FieldValue): one is Text =>
      typeof one.value === "string" && !wrong.has(one.path.join("."));
    return { ...file, texts: file.values.filter(isText) };
  });
  const [pages, moves, names] = [pagesOf(files), movesIn(files), namesIn(files)];
  const isUrl = ({ field }: Text) => metaOf(field).role === "site";
  const url = files.flatMap(({ texts }) => texts).find(isUrl)?.value ?? "";
  const site = { pages, moves, names, files: allFiles, url };
  const faults = files.flatMap((file) =>
    file.texts.flatMap((text) => [
      ...[...misprintsOf(text, file, site, isComplete)].map(({ found, message }) =>
        file.problemAt(text.path, message, offsetOf(found, text, file)),
      ),
      ...[...faultsOf(text, file.file, site, isComplete)].map((message) =>
        file.problemAt(text.path, message),
      ),
    ]),
  );
  const used = new Set(files.flatMap((file) => mediaOf(file)).map(({ target }) => target));
  const unused = allFiles
    .filter((file) => isComplete && IS_MEDIA.test(file) && !used.has(file))
    .map((file) => atStart(file, "is used by no YAML file. Use it or delete it."));
  const hints = [...unused, ...(isComplete ? unlinkedTexts(files) : [])];
  return [...faults, ...checkUnique(files), ...hints.map((one) => ({ ...one, isHint: true }))];
}

/**
 * Returns the pictures and PDFs that a file uses: the path of each, relative to the content folder, the key
 * path of the value that names it, and how pages render it.
 */
export const mediaOf = ({ file, values }: ContentFile) =>
  values.flatMap(({ field, value, path, parent }) =>
    ["picture", "pdf"].includes(metaOf(field).role ?? "") && typeof value === "string"
      ? [{ target: targetOf(file, value), path, rendition: metaOf(parent?.field).rendition }]
      : [],
  );

/** Returns a problem for each text page that no other file links to and no list shows. */
function unlinkedTexts(files: readonly CheckedFile[]): Problem[] {
  const links = files.flatMap(({ file, texts }) =>
    texts.flatMap(({ field, value }) => {
      const { role } = metaOf(field);
      const found =
        role === "markdown" ? parseMarkdown(value).links : role === "link" ? [value] : [];
      return found.map((link) => ({ file, path: link.replace(/[?#].*/, "") }));
    }),
  );
  return files.flatMap(({ file, kind, value }) => {
    if (kind !== textPage || !isGroup(value) || value.notice || value.replacedBy) return [];
    const isLinked = links.some((link) => link.path === value.path && link.file !== file);
    return isLinked ? [] : [atStart(file, UNLINKED)];
  });
}

const UNLINKED = "is a page that nothing links to. Link to it, or list it with `notice: true`.";

const targetOf = (file: string, value: string) => posix.join(posix.dirname(file), value);

const isOwnPath = (path: KeyPath): boolean => path.length === 1 && path[0] === "path";

function pagesOf(files: readonly CheckedFile[]): Site["pages"] {
  const pages = new Map<string, Set<string>>();
  for (const { kind, texts, value } of files) {
    const own = isPageKind(kind) && texts.find(({ path }) => isOwnPath(path));
    if (!own) continue;
    const anchors = texts.filter(({ field }) => metaOf(field).role === "anchor");
    // The anchor of an optional part or file exists only if that does.
    const fixed = (kind.anchors ?? []).filter((name) =>
      name in kind.schema.fields
        ? isGroup(value) && value[name]
        : !kindOf(`${name}.yaml`) || files.some(({ file }) => file === `${name}.yaml`),
    );
    pages.set(own.value, new Set([...fixed, ...anchors.map(({ value }) => value)]));
  }
  return pages;
}

function movesIn(files: readonly CheckedFile[]): Site["moves"] {
  const file = files.find(({ kind }) => kind === redirects);
  if (!file || errorsIn(file).length > 0) return new Map();
  const moves = file.value as { redirects: { from: string; to: string }[] };
  return new Map(moves.redirects.map(({ from, to }) => [from, to]));
}

function namesIn(files: readonly CheckedFile[]): Site["names"] {
  const plans = files.flatMap(({ file, kind }) => (kind === ratePlan ? [nameOfFile(file)] : []));
  const names = new Map<Named, Set<string>>([["rate plan", new Set(plans)]]);
  for (const { field, value } of files.flatMap(({ texts }) => texts)) {
    const { names: what } = metaOf(field);
    if (what) names.set(what, (names.get(what) ?? new Set()).add(value));
  }
  return names;
}

/** Yields what a value's Markdown, or its plain text, would not show as its author meant. */
function* misprintsOf(
  { field, value }: Text,
  { kind, value: content }: CheckedFile,
  site: Site,
  isComplete: boolean,
): Generator<Misprint> {
  const { role, hasTables } = metaOf(field);
  if (field?.type === "string" && role === undefined) yield* misprintsIn(value);
  if (role !== "markdown") return;
  const { links, misprints, table } = parseMarkdown(value);
  yield* misprints;
  if (table && !hasTables) yield { found: table, message: TABLE };
  for (const [, label, to = ""] of value.matchAll(/\[([^\]]*)\]\((tel:[^)]*)\)/g))
    if (!opensWhatItShows({ label, to })) yield { found: to, message: WRONG_NUMBER };
  const ownPath = isPageKind(kind) ? (content as { path?: unknown }).path : "";
  for (const found of links) {
    const link = found.startsWith("#") ? `${ownPath}${found}` : found;
    if (!IS_LINK.test(link))
      yield {
        found,
        message: `the link "${found}" must be a path, or start with https://, mailto: or tel:+ and a number with its country's code; with # only on a page of its own.`,
      };
    else if (isComplete) for (const message of linkFaults(link, site)) yield { found, message };
  }
}

/** Returns where a part of a value begins, or undefined if its first line is not in the file as it is shown. */
function offsetOf(found: string, { written, start }: Text, { source }: CheckedFile) {
  const [line = ""] = found.split("\n");
  return `${written}`.includes(line) ? start + source.slice(start).indexOf(line) : undefined;
}

/** Yields the errors in a link or reference. */
function* faultsOf(
  { field, value, path }: Text,
  file: string,
  site: Site,
  isComplete: boolean,
): Generator<string> {
  const { role, refersTo } = metaOf(field);
  if (role === "picture" || role === "pdf") {
    const target = targetOf(file, value);
    if (!site.files.includes(target))
      yield `there is no file content/${target}.${similarFile(target, site.files)}`;
  } else if (!isComplete || isOwnPath(path)) {
    return;
  } else if (role === "path" && path.at(-1) === "from") {
    const page = [...site.pages.keys()].find((one) => isBelow(value.replace(/\/$/, ""), one));
    if (page) yield `"${page}" is a page. Redirect from a path that no page has.`;
    if (BUILT_FILES.some((file) => isBelow(value, file) || isBelow(file, value)))
      yield `"${value}" has files of this site. Redirect from another path.`;
  } else if (role === "link" || role === "path") yield* linkFaults(value, site);
  if (refersTo && isComplete) yield* nameFaults(value, refersTo, site);
}

const TABLE =
  "has a table, which only articles and text pages show. Write a list, or move it to one of those.";

/**
 * Yields an error if the name does not exist.
 * @param text the name, or a link whose anchor is the name
 */
function* nameFaults(text: string, what: Named, { pages, names }: Site): Generator<string> {
  const [, path, name = ""] = /^(?:([^#]*)#)?(.*)$/s.exec(text) ?? [];
  const known = names.get(what) ?? new Set();
  // The link check already reports a missing anchor.
  if (known.has(name) || (path && !pages.get(path)?.has(name))) return;
  yield `"${name}" is no ${what}.${didYouMean(name, known)} Known: ${[...known].slice(0, 40).join(", ")}.`;
}

/**
 * Suggests the file whose name differs only in case, accents, spaces or signs, or else the most similar name.
 */
function similarFile(missing: string, files: readonly string[]): string {
  const look = (file: string) => slug(file.replace(/\p{Cf}/gu, "").replace(/%[0-9a-f]{2}/gi, "-"));
  const pictures = files.filter((file) => IS_MEDIA.test(file));
  const alike = pictures.find((file) => look(file) === look(missing));
  return alike
    ? ` There is "${posix.basename(alike)}", which differs in a capital letter, an accent, a space or a sign. Rename the file to letters, digits and hyphens, and write that here.`
    : didYouMean(missing, pictures);
}

/** The files without a page that the build writes for programs. The host would redirect these too. */
const BUILT_FILES = [
  ...["/.well-known/security.txt", "/manifest.webmanifest", "/prices.json", "/robots.txt"],
  ...["/icons/*", "/page-data/*", "/scenes/*", "/scripts/*", "/share/*", "/static/*", "/sw.js"],
  ...["/favicon.svg", "/service-worker.js", "/sitemap-0.xml", "/sitemap-index.xml", "/version.txt"],
];

/** Whether a path is the given one or, if that ends with `*`, one below it. */
const isBelow = (pattern: string, path: string): boolean =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function* linkFaults(target: string, { pages, moves, url }: Site): Generator<string> {
  const link = url && target.startsWith(`${url}/`) ? target.slice(url.length) : target;
  // A query string, such as a calculator's input, does not change which page the link opens.
  const [, path = "", anchor = ""] = /^([^?#]*)[^#]*#?(.*)$/s.exec(link) ?? [];
  const anchors = pages.get(path);
  if (!path.startsWith("/") || BUILT_FILES.includes(path)) return;
  if (!anchors)
    yield moves.has(path)
      ? `the page "${path}" has moved. Write "${moves.get(path)}".`
      : `no page has the path "${path}".${didYouMean(path, pages.keys())}`;
  else if (anchor !== "" && !anchors.has(anchor)) {
    const known = [...anchors].slice(0, 40).join(", ");
    yield `the page ${path} has no anchor "#${anchor}".${didYouMean(anchor, anchors)}${known && ` Its anchors: ${known}.`}`;
  }
}

function checkUnique(files: readonly CheckedFile[]): Problem[] {
  const firstFiles = new Map<string, string>();
  return files.flatMap((file) =>
    [...uniqueValues(file)].flatMap(([what, value, path, scope = "site"]) => {
      const spelling = value.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
      const key = [scope, what, spelling].join("\n");
      const first = firstFiles.get(key);
      firstFiles.set(key, first ?? file.file);
      const message = `the ${what} "${value}" is already used in content/${first}. Change one, or delete one of the files.`;
      return first === undefined ? [] : [file.problemAt(path, message)];
    }),
  );
}

/** A value that must be unique within its scope, which is the whole site by default. */
type UniqueValue = readonly [what: string, value: string, path: KeyPath, scope?: string];

function* uniqueValues({ file, kind, value, texts }: CheckedFile): Generator<UniqueValue> {
  const { identity = [] } = kind;
  const own = identity.map((name) => (value as Record<string, unknown>)[name]);
  if (own.length > 0 && own.every((part) => typeof part === "string"))
    yield [identity.join(" and "), own.join(", "), identity.slice(0, 1), kind.name];
  for (const name of kind.anchors ?? []) yield ["id", name, [], file];
  for (const { field, path, value } of isPageKind(kind) ? texts : []) {
    if (isOwnPath(path)) yield ["path", value, path];
    else if (/^seo\.(title|description)$/.test(path.join(".")))
      yield [`search ${path[1]}`, value, path];
    else if (metaOf(field).role === "anchor") yield ["id", value, path, file];
  }
}
