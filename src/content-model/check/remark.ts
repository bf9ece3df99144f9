import type { KeyPath } from "../walkContent";
import type { Position } from "./parseYaml";

/** What a file's texts give reason to say, apart from their fields. */
export interface Remark {
  path: KeyPath;
  message: string;
  /** Where in the text. */
  at?: Position;
  /** Whether nothing needs to change: the remark is listed, and stops no build. */
  isHint: boolean;
}

/** Returns the place of a part of a text that begins at an index. */
export const remarkOn = (
  { text, path }: { text: string; path: KeyPath },
  part: string,
  index: number,
) => ({
  path,
  at: { text: part, occurrence: text.slice(0, index).split(part).length - 1 },
});

/** Placeholders, and addresses of links, which may have the figures of an example. */
const NOT_PROSE = /\{[^{}]*\}|\]\([^)\n]*\)|<[^>\s]*>/g;

/** Replaces placeholders and addresses by as many spaces, so that no position changes. */
export const blankOut = (text: string): string =>
  text.replace(NOT_PROSE, (found) => " ".repeat(found.length));
