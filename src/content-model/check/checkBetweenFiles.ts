import { posix } from "node:path";
import { slug } from "../../lib/slug";
import { IS_PICTURE } from "../fields";
import { flagDrawing, iconDrawing } from "../icons";
import { isPageKind } from "../kind";
import type { Content, ContentFile } from "../placeholders/load";
import { followMoves, type Moves, partsOf } from "../placeholders/moves";
import type { KeyPath, Remark } from "../remark";
import { quoted } from "./cures";
import { atStart, didYouMean, type Problem } from "./problem";
import { type Reference, referencesOf } from "./references";

/** A file with what it refers to. */
interface CheckedFile extends Pick<ContentFile, "file" | "kind" | "problemAt" | "value"> {
  references: Reference[];
}

interface Site {
  /** The anchors of each page, by the page's path. */
  pages: Map<string, Set<string>>;
  moves: Moves;
}

interface WhatIsKnown {
  /** False when a file could not be parsed: its pages and pictures are unknown then. */
  isComplete: boolean;
  /** The paths of the values in each file that are reported already. */
  wrongPaths: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Checks what holds between files: links, anchors, pictures, icons, and what must be unique. */
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
  const site = isComplete ? { pages: pagesOf(files), moves } : undefined;
  const usedFiles = new Set<string>();
  const problems = files.flatMap((file) =>
    file.references.flatMap((reference) =>
      checkReference(file, reference, { site, allFiles, usedFiles }),
    ),
  );
  const unused = allFiles.filter(
    (file) => isComplete && IS_PICTURE.test(file) && !usedFiles.has(file),
  );
  return [
    ...problems,
    ...checkUnique(files),
    ...unused.map((file) => ({
      ...atStart(file, "is used by no YAML file. Use it or delete it."),
      isHint: true,
    })),
  ];
}

function pagesOf(files: readonly CheckedFile[]): Site["pages"] {
  const pages: Site["pages"] = new Map();
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

interface CheckContext {
  site: Site | undefined;
  allFiles: readonly string[];
  usedFiles: Set<string>;
}

function checkReference(
  { file, problemAt }: CheckedFile,
  { role, value, path }: Reference,
  { site, allFiles, usedFiles }: CheckContext,
): Problem[] {
  const at = (message: string) => [problemAt({ path, message })];
  const link = () => checkLink(value, site).map((remark) => problemAt({ ...remark, path }));
  switch (role) {
    case "link":
      return link();
    case "path":
      if (isOwnPath(path)) return [];
      if (path.at(-1) !== "from") return link();
      if (site?.pages.has(value))
        return at(`"${value}" is a page. Redirect from a path that no page has.`);
      return site?.moves.has(partsOf(followMoves(value, site.moves)).path)
        ? at(`the redirects from "${value}" lead in a circle. Let one of them lead to a page.`)
        : [];
    case "markdown":
      return [
        ...link(),
        ...(ALLOWED_LINK.test(value)
          ? []
          : at(`the link "${value}" must be a path, or start with #, https://, mailto: or tel:+.`)),
      ];
    case "picture": {
      const target = posix.join(posix.dirname(file), value);
      usedFiles.add(target);
      return allFiles.includes(target)
        ? []
        : at(`there is no file content/${target}.${similarFile(target, allFiles)}`);
    }
    case "pictureInText":
      return at(
        `${quoted(value)} shows no picture: a text has only words. Move it to a field of its own, such as picture, or delete it.`,
      );
    case "icon":
      return iconDrawing(value) !== null
        ? []
        : at(`there is no icon "${value}". The names are listed at lucide.dev/icons.`);
    case "flag":
      return flagDrawing(value) !== null
        ? []
        : at(`there is no flag "${value}". Use the country's two-letter code, such as JM.`);
    default:
      return [];
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

function checkLink(link: string, site: Site | undefined): Omit<Remark, "path">[] {
  if (!site || !link.startsWith("/")) return [];
  const { pages, moves } = site;
  const target = followMoves(link, moves);
  // A query string, such as the calculator's values, does not change the page.
  const { path, anchor: hash } = partsOf(target);
  // The circle of redirects is reported where it is.
  if (moves.has(path)) return [];
  const anchors = pages.get(path);
  if (!anchors)
    return [{ message: `no page has the path "${path}".${didYouMean(path, pages.keys())}` }];
  const anchor = hash.slice(1);
  const hasNoAnchor = anchor !== "" && !anchors.has(anchor);
  if (target !== link) {
    const place = hasNoAnchor
      ? `"${path}", which has no anchor "#${anchor}": readers land at its top`
      : `"${target}", which the site links to`;
    return [{ message: `"${link}" has moved to ${place}.`, isHint: true }];
  }
  const known = [...anchors].slice(0, 40).join(", ");
  const message = `the page ${path} has no anchor "#${anchor}".${didYouMean(anchor, anchors)}`;
  return hasNoAnchor ? [{ message: message + (known && ` Its anchors: ${known}.`) }] : [];
}

function checkUnique(files: readonly CheckedFile[]): Problem[] {
  const problems: Problem[] = [];
  const firstFiles = new Map<string, string>();
  const addUnique = (
    what: string,
    value: string,
    { file, problemAt }: CheckedFile,
    path: KeyPath,
    scope = "site",
  ) => {
    const spelling = value.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
    const key = [scope, what, spelling].join("\n");
    const first = firstFiles.get(key);
    if (first === undefined) firstFiles.set(key, file);
    else
      problems.push(
        problemAt({
          path,
          message: `the ${what} "${value}" is already used in content/${first}. Change one, or delete one of the files.`,
        }),
      );
  };
  for (const one of files) {
    const { kind, value } = one;
    const values = (value ?? {}) as Record<string, unknown>;
    const [name = ""] = kind.identity ?? [];
    const own = (kind.identity ?? []).map((field) => values[field]);
    if (own.length > 0 && own.every((part) => typeof part === "string"))
      addUnique((kind.identity ?? []).join(" and "), own.join(", "), one, [name], kind.name);
    if (!isPageKind(kind)) continue;
    const { seo } = values as { seo?: { title?: string; description?: string } };
    for (const name of ["title", "description"] as const)
      if (typeof seo?.[name] === "string") addUnique(name, seo[name], one, ["seo", name]);
    for (const { role, value, path } of one.references) {
      if (isOwnPath(path)) addUnique("path", value, one, path);
      if (role === "anchor") addUnique("id", value, one, path, one.file);
    }
  }
  return problems;
}
