import type { KeyPath, Position } from "./parseYaml";

/** What a file's texts give reason to say, apart from their fields; plain data, so that it can be cached. */
export interface Remark {
  path: KeyPath;
  message: string;
  /** Where in the text. */
  at?: Position;
  /** Whether nothing needs to change: the remark is listed, and stops no build. */
  isHint: boolean;
}
