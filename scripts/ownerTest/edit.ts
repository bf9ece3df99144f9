import type { ContentFolder } from "../../shared/contentFolder";

/** Something that an owner does to the content. */
export interface Edit {
  name: string;
  /** @param root the copy of the project */
  change(content: ContentFolder, root: string): void | Promise<void>;
}

export const edit = (name: string, change: Edit["change"]): Edit => ({ name, change });

/** Returns the file that is first in a folder. */
export const first = (content: ContentFolder, folder: string): string => {
  const [file] = content.entries(folder);
  if (!file) throw new Error(`content/${folder} has no entry.`);
  return file;
};

/** Deletes a page, and redirects its path as docs/editing-content.md says. */
export function deletePage(content: ContentFolder, file: string, to: string): void {
  const from = content.text(file, ["path"]);
  content.delete(file);
  content.append("redirects.yaml", "redirects", { from, to });
}

/** Removes the links to a path from the lists of the header and the footer. */
export function removeLinks(content: ContentFolder, path: string): void {
  for (const [part, lists] of Object.entries(content.read("navigation.yaml")))
    if (part === "menus" || part === "footer")
      for (const [index, { links }] of (lists as { links: { to: string }[] }[]).entries())
        content.set("navigation.yaml", {
          [`${part}.${index}.links`]: links.filter(({ to }) => to !== path),
        });
}
