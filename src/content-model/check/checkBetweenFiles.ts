import { posix } from "node:path";
import { slug } from "../../lib/slug";
import { IS_PICTURE } from "../fields";
import { isPageKind } from "../kind";
import { redirects } from "../kinds/site";
import type { Content, ContentFile } from "../placeholders/load";
import type { KeyPath } from "../remark";
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
  /** The new address of each path that is redirected. */
  moves: ReadonlyMap<string, string>;
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
  { files: allFiles }: Content,
  { isComplete, wrongPaths }: WhatIsKnown,
): Problem[] {
  const files = contentFiles.map((file) => ({
    ...file,
    references: referencesOf(file.value, file.kind).filter(
      ({ path }) => !wrongPaths.get(file.file)?.has(path.join(".")),
    ),
  }));
  const pages = isComplete ? pagesOf(files) : undefined;
  const site = { pages, moves: movesIn(files, wrongPaths), files: allFiles };
  const problems = files.flatMap(({ file, references, problemAt }) =>
    references.flatMap((reference) => {
      const message = faultOf(reference, file, site);
      return message ? [problemAt({ path: reference.path, message })] : [];
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

function movesIn(
  files: readonly CheckedFile[],
  wrongPaths: WhatIsKnown["wrongPaths"],
): Map<string, string> {
  const { file = "", value } = files.find(({ kind }) => kind === redirects) ?? {};
  if (!value || wrongPaths.get(file)?.size) return new Map();
  const moves = value as { redirects: { from: string; to: string }[] };
  return new Map(moves.redirects.map(({ from, to }) => [from, to]));
}

/** What a link in Markdown may start with; this excludes javascript: and other protocols. */
const ALLOWED_LINK = /^(\/|#|https:\/\/|mailto:|tel:\+)/;

const isOwnPath = (path: KeyPath): boolean => path.length === 1 && path[0] === "path";

const pictureAt = (file: string, value: string) => posix.join(posix.dirname(file), value);

function faultOf({ role, value, path }: Reference, file: string, site: Site): string | undefined {
  switch (role) {
    case "link":
      return linkFault(value, site);
    case "path":
      if (isOwnPath(path)) return undefined;
      if (path.at(-1) !== "from") return linkFault(value, site);
      return site.pages?.has(value)
        ? `"${value}" is a page. Redirect from a path that no page has.`
        : undefined;
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

function linkFault(link: string, { pages, moves }: Site): string | undefined {
  if (!pages || !link.startsWith("/")) return undefined;
  // A query string, such as the calculator's values, does not change the page.
  const [, path = "", anchor = ""] = /^([^?#]*)[^#]*#?(.*)$/s.exec(link) ?? [];
  const anchors = pages.get(path);
  if (!anchors)
    return moves.has(path)
      ? `the page "${path}" has moved. Write "${moves.get(path)}".`
      : `no page has the path "${path}".${didYouMean(path, pages.keys())}`;
  if (anchor === "" || anchors.has(anchor)) return undefined;
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
