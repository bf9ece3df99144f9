import type { TemplateMap } from "./templateMap";

/** What `onCreateWebpackConfig` puts here. */
declare const SITE_TEMPLATES: TemplateMap;

/** The chunk of a page's template, known without asking for the page. */
export function templateOf(path: string): string {
  const { paths, prefix, common } = SITE_TEMPLATES;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return `${prefix}${paths[path] ?? paths[`${folder}*`] ?? common}`;
}
