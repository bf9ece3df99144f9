/** The keys and indexes that lead to a part of a file. */
export type KeyPath = readonly (string | number)[];

/** Returns a path as messages name it: `steps[2].title`. */
export const named = (path: KeyPath): string =>
  path.reduce<string>(
    (before, key) => before + (typeof key === "number" ? `[${key}]` : `${before && "."}${key}`),
    "",
  );

/** What there is to say of a part of a file. */
export interface Remark {
  path: KeyPath;
  message: string;
  /** Where in the value; its start if left out. */
  at?: Position;
  /** Whether nothing needs to change: the remark is listed, and stops no build. */
  isHint?: boolean;
  /** Whether it follows from another mistake, which is reported: then this one is not. */
  follows?: boolean;
}

/** A value's key, or the nth occurrence of some characters in a value, counted from 0. */
export type Position = "key" | { text: string; occurrence: number };

/** Returns the place of a part of a text that begins at an index. */
export const remarkOn = (
  { text, path }: { text: string; path: KeyPath },
  part: string,
  index: number,
) => ({
  path,
  at: { text: part, occurrence: text.slice(0, index).split(part).length - 1 },
});
