import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { picturesOf } from "../content-model/check/checkBetweenFiles";
import type { Problem } from "../content-model/check/problem";
import type { Content } from "../content-model/placeholders/load";
import { describeOriginal, onEveryCore } from "./originals";

/** Opens every picture that a content folder shows, and reports any errors. */
export async function checkPictures({ root, files, read }: Content): Promise<Problem[]> {
  const uses = new Map<string, (message: string) => Problem>();
  for (const file of files.flatMap((name) => read(name) ?? []))
    for (const { picture, path } of picturesOf(file))
      if (files.includes(picture) && !uses.has(picture))
        uses.set(picture, (message) => file.problemAt(path, message));
  const problems: Problem[] = [];
  await onEveryCore(uses, async ([picture, problemAt]) => {
    const bytes = await readFile(join(root, picture));
    await describeOriginal(`content/${picture}`, bytes).catch(({ message }: Error) => {
      problems.push(problemAt(message));
    });
  });
  return problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}
