import fc from "fast-check";
import { cleanLine, cleanParagraphs } from "./cleanText";

const nul = "\0";
const half = "\ud83d";
const otherHalf = "\ude00";

test.each([
  ["a NUL goes", `An${nul}a`, "Ana"],
  ["half an emoji goes", `Ana${half} B`, "Ana B"],
  ["the other half goes", `${otherHalf}Ana`, "Ana"],
  ["halves parted by a NUL do not become one", `${half}${nul}${otherHalf}`, ""],
  ["a whole emoji stays", "Ana 😀", "Ana 😀"],
  ["pasted line breaks become a space", "Ana\r\n\r\nMaria", "Ana Maria"],
  ["tabs and other controls become a space", "Ana\t\u0007 Maria\u0085B", "Ana Maria B"],
  ["spaces inside stay", "Ana  Maria", "Ana  Maria"],
  ["white space at the ends goes", " \u00a0\u3000Ana\ufeff\n", "Ana"],
  ["names stay as they are", "D'Andrade-Núñez O\u0308", "D'Andrade-Núñez O\u0308"],
  ["right-to-left marks stay", "\u202eשלום\u202c", "\u202eשלום\u202c"],
  ["HTML stays", "<b>Ana</b>", "<b>Ana</b>"],
])("one line: %s", (_, typed, sent) => {
  expect(cleanLine(typed)).toBe(sent);
});

test.each([
  ["every kind of line break becomes one", "a\r\nb\rc\u2028d\u2029e", "a\nb\nc\nd\ne"],
  ["empty lines and tabs stay", "a\n\n\tb", "a\n\n\tb"],
  ["what cannot be stored goes", `a${nul}b${half}c`, "abc"],
  ["white space at the ends goes", "\n\n a \n", "a"],
])("several lines: %s", (_, typed, sent) => {
  expect(cleanParagraphs(typed)).toBe(sent);
});

test.each([
  ["one line", cleanLine],
  ["several lines", cleanParagraphs],
])("cleaning twice is cleaning once, and leaves nothing that cannot be stored: %s", (_, clean) => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      }),
      (typed) => {
        const cleaned = clean(typed);
        expect(clean(cleaned)).toBe(cleaned);
        expect(cleaned).not.toMatch(/\0|\p{Surrogate}/u);
      },
    ),
  );
});
