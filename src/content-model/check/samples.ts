import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../placeholders/load";

/** Something in a file that is made up, and that a real lender replaces. */
export interface Sample {
  file: string;
  line: number;
  /** The path of the page that the file is, if it is one. */
  page: string | undefined;
  what: string;
}

const MARK = /^\s*# Sample: (.+)$/;

/** Lists what the comments "# Sample: …" of a content folder say is still the sample's. */
export function samplesIn(root: string): Sample[] {
  return loadContent(root)
    .files.filter((file) => file.endsWith(".yaml"))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const page = /^path: (\S+)$/m.exec(text)?.[1];
      return text.split(/\r?\n/).flatMap((line, index) => {
        const what = MARK.exec(line)?.[1];
        return what ? [{ file, line: index + 1, page, what }] : [];
      });
    });
}
