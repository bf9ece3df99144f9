import { posix } from "node:path";
import { slug } from "../../lib/slug";
import { IS_PICTURE } from "../fields";
import { isPageKind } from "../kind";
import type { Content, ContentFile } from "../placeholders/load";
import { followMoves, type Moves, partsOf } from "../placeholders/moves";
import type { KeyPath, Remark } from "../remark";
import { quoted } from "./cures";
import { atStart, didYouMean, type Problem } from "./problem";
import { type Reference, referencesOf } from "./references";

/** A file with what it refers to. */
interface CheckedFile extends ContentFile {
  references: Reference[];
}

/** What links can lead to. */
interface Site {
  /** The anchors of each page, by the page's path; undefined when some are unknown. */
  pages: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  moves: Moves;
  files: readonly string[];
}

interface WhatIsKnown {
  /** False when a file could not be parsed: its pages and pictures are unknown then. */
  isComplete: boolean;
  /** The paths of the values in each file that are reported already. */
  wrongPaths: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Checks what holds between files: links, anchors, pictures, and what must be unique. */
export function checkBetweenFiles(
  contentFiles: readonly ContentFile[],
  { files: allFiles, moves }: Content,
  { isComplete, wrongPaths }: WhatIsKnown,
): Problem[] {
  const files = contentFiles.map((file) => ({
    ...file,
    references: referencesOf(file.value, file.kind).filter(
      ({ path }) => !wrongPaths.get(file.file)?.has(path.join(".")),
    ),
  }));
  const site = { pages: isComplete ? pagesOf(files) : undefined, moves, files: allFiles };
  const problems = files.flatMap(({ file, references, problemAt }) =>
    references.flatMap((reference) => {
      const fault = faultOf(reference, file, site);
      const remark = typeof fault === "string" ? { message: fault } : fault;
      return remark ? [problemAt({ ...remark, path: reference.path })] : [];
    }),
  );
  const used = new Set(
    files.flatMap(({ file, references }) => references.map(({ value }) => pictureAt(file, value))),
  );
  const unused = allFiles.filter((file) => isComplete && IS_PICTURE.test(file) && !used.has(file));
  return [
    ...problems,
    ...checkUnique(files),
    ...unused.map((file) => ({
      ...atStart(file, "is used by no YAML file. Use it or delete it."),
      isHint: true,
    })),
  ];
}

function pagesOf(files: readonly CheckedFile[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { kind, references } of files) {
    const own = isPageKind(kind) && references.find(({ path }) => isOwnPath(path));
    if (!own) continue;
    const anchors = references.flatMap(({ role, value }) => (role === "anchor" ? [value] : []));
    pages.set(own.value, new Set([...(kind.anchors ?? []), ...anchors]));
  }
  return pages;
}

/** What a link in Markdown may start with; this excludes javascript: and other protocols. */
const ALLOWED_LINK = /^(\/|#|https:\/\/|mailto:|tel:\+)/;

const isOwnPath = (path: KeyPath): boolean => path.length === 1 && path[0] === "path";

const pictureAt = (file: string, value: string) => posix.join(posix.dirname(file), value);

/** What is wrong with a reference; a text is a mistake. */
type Fault = string | Omit<Remark, "path"> | undefined;

function faultOf({ role, value, path }: Reference, file: string, site: Site): Fault {
  switch (role) {
    case "link":
      return linkFault(value, site);
    case "path":
      if (isOwnPath(path)) return undefined;
      return path.at(-1) === "from" ? redirectFault(value, site) : linkFault(value, site);
    case "markdown":
      return ALLOWED_LINK.test(value)
        ? linkFault(value, site)
        : `the link "${value}" must be a path, or start with #, https://, mailto: or tel:+.`;
    case "picture": {
      const target = pictureAt(file, value);
      if (site.files.includes(target)) return undefined;
      return `there is no file content/${target}.${similarFile(target, site.files)}`;
    }
    case "pictureInText":
      return `${quoted(value)} shows no picture: a text has only words. Move it to a field of its own, such as picture, or delete it.`;
    default:
      return undefined;
  }
}

/** Says which file has nearly the same name, and what differs when the two look alike. */
function similarFile(missing: string, files: readonly string[]): string {
  const look = (file: string) => slug(file.replace(/\p{Cf}/gu, "").replace(/%[0-9a-f]{2}/gi, "-"));
  const pictures = files.filter((file) => !/\.(yaml|json)$/.test(file));
  const alike = pictures.find((file) => look(file) === look(missing));
  if (!alike) return didYouMean(missing, pictures);
  const is = (form: (file: string) => string) => form(alike) === form(missing);
  if (is((file) => file.toLowerCase()))
    return ` There is "${posix.basename(alike)}": capital letters count.`;
  const what = is((file) => file.normalize("NFKD").toLowerCase())
    ? "the computer stores an accent or a space otherwise"
    : "an accent, a space or a sign differs";
  return ` There is "${posix.basename(alike)}", but ${what}. Rename the file to letters, digits and hyphens, and write that here.`;
}

function redirectFault(from: string, { pages, moves }: Site): Fault {
  if (pages?.has(from)) return `"${from}" is a page. Redirect from a path that no page has.`;
  return pages && moves.has(partsOf(followMoves(from, moves)).path)
    ? `the redirects from "${from}" lead in a circle. Let one of them lead to a page.`
    : undefined;
}

function linkFault(link: string, { pages, moves }: Site): Fault {
  if (!pages || !link.startsWith("/")) return undefined;
  const target = followMoves(link, moves);
  // A query string, such as the calculator's values, does not change the page.
  const { path, anchor: hash } = partsOf(target);
  // The circle of redirects is reported where it is.
  if (moves.has(path)) return undefined;
  const anchors = pages.get(path);
  if (!anchors) return `no page has the path "${path}".${didYouMean(path, pages.keys())}`;
  const anchor = hash.slice(1);
  const hasNoAnchor = anchor !== "" && !anchors.has(anchor);
  if (target !== link) {
    const place = hasNoAnchor
      ? `"${path}", which has no anchor "#${anchor}": readers land at its top`
      : `"${target}", which the site links to`;
    return { message: `"${link}" has moved to ${place}.`, isHint: true };
  }
  if (!hasNoAnchor) return undefined;
  const known = [...anchors].slice(0, 40).join(", ");
  return `the page ${path} has no anchor "#${anchor}".${didYouMean(anchor, anchors)}${known && ` Its anchors: ${known}.`}`;
}

function checkUnique(files: readonly CheckedFile[]): Problem[] {
  const firstFiles = new Map<string, string>();
  return files.flatMap((file) =>
    uniqueValues(file).flatMap(({ what, value, path, scope = "site" }) => {
      const spelling = value.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
      const key = [scope, what, spelling].join("\n");
      const first = firstFiles.get(key);
      firstFiles.set(key, first ?? file.file);
      const message = `the ${what} "${value}" is already used in content/${first}. Change one, or delete one of the files.`;
      return first === undefined ? [] : [file.problemAt({ path, message })];
    }),
  );
}

interface UniqueValue {
  what: string;
  value: string;
  path: KeyPath;
  /** Where no other value may be the same; the whole site if left out. */
  scope?: string;
}

function uniqueValues({ file, kind, value, references }: CheckedFile): UniqueValue[] {
  const values = (value ?? {}) as Record<string, unknown>;
  const { identity = [] } = kind;
  const own = identity.map((field) => values[field]);
  const named = own.length > 0 && own.every((part) => typeof part === "string");
  const what = identity.join(" and ");
  const { seo = {} } = values as { seo?: Record<string, unknown> };
  return [
    ...(named
      ? [{ what, value: own.join(", "), path: [...identity.slice(0, 1)], scope: kind.name }]
      : []),
    ...["title", "description"].flatMap((name) =>
      isPageKind(kind) && typeof seo[name] === "string"
        ? [{ what: name, value: seo[name], path: ["seo", name] }]
        : [],
    ),
    ...references.flatMap(({ role, value, path }) => {
      if (!isPageKind(kind)) return [];
      if (isOwnPath(path)) return [{ what: "path", value, path }];
      return role === "anchor" ? [{ what: "id", value, path, scope: file }] : [];
    }),
  ];
}
