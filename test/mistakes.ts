import { rmSync } from "node:fs";
import { checkContent } from "../src/content-model/check/checkContent";
import { formatProblems } from "../src/content-model/check/problem";
import { copyContent, spoil } from "./contentCopy";

/** What is put in the place of what, in which file of the content, and what the check must say. */
export type Mistake = [what: string, file: string, from: string | RegExp, to: string, told: RegExp];

/** What the check says of a folder of content, with the places. */
export const problemsOf = (folder: string) => formatProblems(checkContent(folder), "content");

/** Makes each mistake in a copy of the real content, and expects the check to say so. */
export function expectEachToBeTold(mistakes: readonly Mistake[]): void {
  test.each(mistakes)("%s stops the build and is located", (_, file, from, to, told) => {
    const copy = copyContent();
    try {
      spoil(copy, file, from, to);
      expect(problemsOf(copy)).toMatch(told);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
}
