import type { BuiltPage } from "./builtPages";

/** The maximum reading age for a page, in years. */
const OLDEST_READER = 15;

/** Returns an error for each page whose reading age is above the maximum. */
export const checkReadingAge = (pages: readonly BuiltPage[]): string[] =>
  pages.flatMap(({ path, document }) => {
    const texts = document
      .querySelectorAll("main p, main li")
      .filter((element) => !element.querySelector("p, li"))
      .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
    // Shorter text is a label rather than a sentence.
    const age = readingAge(texts.filter((text) => text.split(" ").length >= 8));
    return age > OLDEST_READER
      ? [`${path} asks for readers of ${age} years; shorten its sentences and words`]
      : [];
  });

/** Returns the reading age in years according to the Automated Readability Index (Smith and Senter, 1967). */
function readingAge(texts: readonly string[]): number {
  const text = texts.join(" ");
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,.-]*/gu) ?? [];
  const sentences = texts.flatMap((each) => each.match(/[.!?:](?=\s|$)/g) ?? [""]).length;
  const letters = words.join("").match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const year = 4.71 * (letters / words.length) + 0.5 * (words.length / sentences) - 21.43;
  // The index is a school year, of which the first is for six-year-olds.
  return Math.ceil(year) + 5;
}
