import { readingAge, sentencesIn, syllablesOf } from "./measure";

it.each([
  ["loan", 1],
  ["borrowed", 2],
  ["repaid", 2],
  ["rate", 1],
  ["accepted", 3],
  ["instalments", 3],
  ["little", 2],
  ["month's", 1],
  ["TT$5,000", 1],
])("counts the syllables of %s as readers speak them", (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables);
});

it("returns sentences without Markdown when a text has links, lists and headings", () => {
  const text = `### A heading

A flat rate is **charged** on [the whole amount](/faq#flat-rate). Ask "why?"

- An entry of a list
- An entry that is a sentence.`;
  expect(sentencesIn(text)).toMatchObject([
    { text: "A flat rate is charged on the whole amount.", words: 9 },
    { text: 'Ask "why?"', words: 2 },
    { text: "An entry that is a sentence.", words: 6 },
  ]);
});

it("returns a higher age when sentences and words are longer", () => {
  const plain = sentencesIn("You borrow the money. You pay it back each month. It has a cost.");
  const legal = sentencesIn(
    "Notwithstanding the aforementioned obligations, the administrator determines applicable remuneration.",
  );
  expect(readingAge(plain)).toBeLessThan(8);
  expect(readingAge(legal)).toBeGreaterThan(20);
});
