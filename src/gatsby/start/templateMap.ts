export interface TemplateMap {
  /** What all chunks' names begin with. */
  prefix: string;
  /** The template of most pages that are in no folder of one kind. */
  common: string;
  /** The others', by path; `/education/*` stands for all pages below. */
  paths: Record<string, string>;
}

interface SitePage {
  path: string;
  componentChunkName: string;
}

const PREFIX = "component---src-templates-";

/** Which template shows which page, in as few words as tell it: they reach every visitor. */
export function templateMap(pages: readonly SitePage[]): TemplateMap {
  const known = pages.map(({ path, componentChunkName }) => ({
    path,
    folder: path.slice(0, path.lastIndexOf("/") + 1),
    template: componentChunkName.replace(PREFIX, ""),
  }));
  const templatesIn = new Map<string, Set<string>>();
  for (const { folder, template } of known)
    templatesIn.set(folder, (templatesIn.get(folder) ?? new Set()).add(template));
  const isOfOneKind = (folder: string) => folder !== "/" && templatesIn.get(folder)?.size === 1;
  const counts = new Map<string, number>();
  for (const { folder, template } of known)
    if (!isOfOneKind(folder)) counts.set(template, (counts.get(template) ?? 0) + 1);
  const [common = ""] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  const paths: Record<string, string> = {};
  for (const { path, folder, template } of known)
    if (isOfOneKind(folder)) paths[`${folder}*`] = template;
    else if (template !== common) paths[path] = template;
  return { prefix: PREFIX, common, paths };
}
