import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaOf } from "../content-model/check/checkBetweenFiles";
import { byPosition, type Problem } from "../content-model/check/problem";
import type { Content } from "../content-model/placeholders/load";
import { describeOriginal, onEveryCore } from "./originals";

/** Reads every picture that the files in a content folder use, and returns the errors in them. */
export async function checkPictures({ root, files, read }: Content): Promise<Problem[]> {
  const uses = new Map<string, (message: string) => Problem>();
  for (const file of files.flatMap((name) => read(name) ?? []))
    for (const { target, path } of mediaOf(file, "picture"))
      if (files.includes(target) && !uses.has(target))
        uses.set(target, (message) => file.problemAt(path, message));
  const problems: Problem[] = [];
  await onEveryCore(uses, async ([picture, problemAt]) => {
    const bytes = await readFile(join(root, picture));
    await describeOriginal(`content/${picture}`, bytes).catch(({ message }: Error) => {
      problems.push(problemAt(message));
    });
  });
  return problems.sort(byPosition);
}
