import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import type { Problem } from "../content-model/check/problem";
import { referencesOf } from "../content-model/check/references";
import { kindOf } from "../content-model/kinds";
import { loadContent } from "../content-model/placeholders/load";
import { describeMaster, onEveryCore } from "./masters";

/** Opens every picture that a content folder shows, and returns what is wrong with them. */
export async function checkPictures(root: string): Promise<Problem[]> {
  const content = loadContent(root);
  const uses = new Map<string, (message: string) => Problem>();
  for (const file of content.files) {
    const kind = kindOf(file);
    const read = kind && content.read(file, kind);
    if (!read || Array.isArray(read)) continue;
    for (const { role, value, path } of referencesOf(read.value, read.kind)) {
      const picture = posix.join(posix.dirname(file), value);
      if (role === "picture" && content.files.includes(picture) && !uses.has(picture))
        uses.set(picture, (message) => read.problemAt({ path, message }));
    }
  }
  const problems: Problem[] = [];
  await onEveryCore(uses, async ([picture, problemAt]) => {
    const bytes = await readFile(join(root, picture));
    await describeMaster(`content/${picture}`, bytes).catch(({ message }: Error) => {
      problems.push(problemAt(message));
    });
  });
  return problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}
