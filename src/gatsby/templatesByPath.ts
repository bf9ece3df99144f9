export interface SitePage {
  path: string;
  componentChunkName: string;
}

/**
 * The chunk name of each page's template in as few entries as possible, because every visitor
 * downloads them: `/education/*` stands for a folder whose pages share one template, `*` for the
 * most common template of all other pages.
 */
export function templatesByPath(pages: readonly SitePage[]): Record<string, string> {
  const templatesIn = new Map<string, Set<string>>();
  for (const { path, componentChunkName } of pages) {
    const folder = folderOf(path);
    templatesIn.set(folder, (templatesIn.get(folder) ?? new Set()).add(componentChunkName));
  }
  const isUniform = (folder: string) => templatesIn.get(folder)?.size === 1;
  const counts = new Map<string, number>();
  for (const { path, componentChunkName: name } of pages)
    if (!isUniform(folderOf(path))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [mostCommon = ""] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];

  const table: Record<string, string> = { "*": mostCommon };
  for (const { path, componentChunkName } of pages) {
    const folder = folderOf(path);
    if (isUniform(folder)) table[`${folder}*`] = componentChunkName;
    else if (componentChunkName !== mostCommon) table[path] = componentChunkName;
  }
  return table;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
