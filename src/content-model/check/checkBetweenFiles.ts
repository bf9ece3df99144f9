import { existsSync } from "node:fs";
import { join, posix } from "node:path";

import { isPageKind, type Kind } from "../kind";
import type { YamlFile } from "./parseYaml";
import { didYouMean, type Problem } from "./problem";
import type { FileFacts, RoleValue } from "./references";

/** A file that could be read, with or without mistakes in its fields. */
export interface ReadableFile extends Pick<YamlFile, "file" | "problemAt"> {
  kind: Kind;
  facts: FileFacts;
}

export interface Surroundings {
  /** Every file below the content folder that is not YAML. */
  others: ReadonlySet<string>;
  contentRoot: string;
  /** False when a file could not be read: then nobody can say which pages and pictures are missing. */
  complete: boolean;
}

interface Site {
  pages: Map<string, Set<string>>;
  redirects: Set<string>;
}

/** What holds only between files: addresses, links, anchors, pictures, icons, and what must be unique. */
export function checkBetweenFiles(
  files: readonly ReadableFile[],
  { others, contentRoot, complete }: Surroundings,
): Problem[] {
  const site = complete ? indexSite(files) : undefined;
  const used = new Set<string>();
  const problems = files.flatMap((file) =>
    file.facts.roles.flatMap((field) => checkRole(file, field, { site, contentRoot, used })),
  );
  const unused = complete ? [...others].filter((file) => !used.has(file)) : [];
  return [
    ...problems,
    ...checkUnique(files),
    ...unused.map((file) => ({
      file,
      line: 1,
      column: 1,
      message: "is used by no YAML file. Use it, or delete it.",
    })),
  ];
}

function indexSite(files: readonly ReadableFile[]): Site {
  const site: Site = { pages: new Map(), redirects: new Set() };
  for (const { kind, facts } of files)
    for (const { role, value, path } of facts.roles) {
      if (isOwnPath(path) && isPageKind(kind)) site.pages.set(value, new Set(kind.anchors));
      if (role === "path" && path.at(-1) === "from") site.redirects.add(value);
    }
  for (const { kind, facts } of files) {
    const own = isPageKind(kind) && facts.roles.find(({ path }) => isOwnPath(path));
    if (!own) continue;
    for (const { role, value } of facts.roles)
      if (role === "anchor") site.pages.get(own.value)?.add(value);
  }
  return site;
}

/** Links in Markdown; other protocols, such as javascript:, are none of ours. */
const KNOWN_LINK = /^(\/|#|https:\/\/|mailto:|tel:\+)/;

const isOwnPath = (path: RoleValue["path"]): boolean => path.length === 1 && path[0] === "path";

interface Around {
  site: Site | undefined;
  contentRoot: string;
  used: Set<string>;
}

function checkRole(
  { file, problemAt }: ReadableFile,
  { role, value, path }: RoleValue,
  { site, contentRoot, used }: Around,
): Problem[] {
  const at = (message: string) => [problemAt(path, message)];
  switch (role) {
    case "link":
      return checkLink(value, site).flatMap(at);
    case "path":
      if (isOwnPath(path)) return [];
      if (path.at(-1) !== "from") return checkLink(value, site).flatMap(at);
      return site?.pages.has(value)
        ? at(`"${value}" is a page; a redirect starts at an address that has none.`)
        : [];
    case "markdown":
      return [
        ...checkLink(value, site).flatMap(at),
        ...(KNOWN_LINK.test(value)
          ? []
          : at(`the link "${value}" must be a path, or start with #, https://, mailto: or tel:+.`)),
      ];
    case "picture":
    case "file": {
      const named = posix.join(posix.dirname(file), value);
      used.add(named);
      return existsSync(join(contentRoot, named)) ? [] : at(`there is no file content/${named}.`);
    }
    case "icon":
      return existsSync(join("node_modules/lucide-static/icons", `${value}.svg`))
        ? []
        : at(`there is no icon "${value}". The names are listed at lucide.dev/icons.`);
    case "flag":
      return existsSync(join("node_modules/country-flag-icons/3x2", `${value}.svg`))
        ? []
        : at(`there is no flag "${value}". Use the country's two letters, such as JM.`);
    default:
      return [];
  }
}

function checkLink(link: string, site: Site | undefined): string[] {
  if (!site || !link.startsWith("/")) return [];
  const { pages, redirects } = site;
  // A query fills in what its page asks for, such as the calculator's fields.
  const [path = "", anchor] = link.replace(/\?[^#]*/, "").split("#");
  if (redirects.has(path)) return [`"${path}" is redirected; link to the page it leads to.`];
  const anchors = pages.get(path);
  if (!anchors) return [`no page has the address "${path}".${didYouMean(path, pages.keys())}`];
  if (anchor === undefined || anchors.has(anchor)) return [];
  return [
    `the page ${path} has no place "#${anchor}".${didYouMean(anchor, anchors)}${
      anchors.size ? ` It has: ${[...anchors].slice(0, 40).join(", ")}.` : ""
    }`,
  ];
}

function checkUnique(files: readonly ReadableFile[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const once = (
    what: string,
    value: unknown,
    { file, problemAt }: ReadableFile,
    path: RoleValue["path"],
  ) => {
    const first = seen.get(`${what}\n${value}`);
    if (first === undefined) seen.set(`${what}\n${value}`, file);
    else
      problems.push(problemAt(path, `the ${what} "${value}" is already used in content/${first}.`));
  };
  for (const page of files.filter(({ kind }) => isPageKind(kind))) {
    const { seo, roles } = page.facts;
    for (const name of ["title", "description"] as const)
      if (seo[name]) once(name, seo[name], page, ["seo", name]);
    for (const { role, value, path } of roles) {
      if (isOwnPath(path)) once("path", value, page, path);
      if (role === "anchor") once(`id in ${page.file}:`, value, page, path);
    }
  }
  return problems;
}
