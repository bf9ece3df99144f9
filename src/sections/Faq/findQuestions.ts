import { plainText } from "../../lib/plainText";

interface Searchable {
  questions: readonly { id: string; question: string; answer: string }[];
}

/**
 * The ids of the questions that hold every word of a search, in the question or in its answer,
 * whatever the case and the accents. A search without letters or digits finds none.
 */
export function findQuestions(tabs: readonly Searchable[], search: string): ReadonlySet<string> {
  const words = plainLetters(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = tabs
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => {
      const text = plainLetters(`${question} ${plainText(answer)}`);
      return words.length > 0 && words.every((word) => text.includes(word));
    });
  return new Set(found.map(({ id }) => id));
}

const plainLetters = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
