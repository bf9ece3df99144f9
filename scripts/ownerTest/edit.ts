import type { ContentFolder } from "../../shared/contentFolder";

/** Something that an owner does to the content. */
export interface Edit {
  name: string;
  /** @param root the copy of the project */
  change(content: ContentFolder, root: string): void | Promise<void>;
}

export const edit = (name: string, change: Edit["change"]): Edit => ({ name, change });

type Values = Readonly<Record<string, unknown>>;

/** Sets values of a file by their paths. */
export const setting = (name: string, file: string, values: Values): Edit =>
  edit(name, (content) => content.set(file, values));

/** Copies the first entry of a folder, with other values. */
export const copying = (name: string, folder: string, to: string, values: Values): Edit =>
  edit(name, (content) => content.copy(first(content, folder), `${folder}/${to}`, values));

/** Returns the file that is first in a folder. */
export const first = (content: ContentFolder, folder: string): string => {
  const [file] = content.entries(folder);
  if (!file) throw new Error(`content/${folder} has no entry.`);
  return file;
};
