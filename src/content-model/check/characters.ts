/**
 * The characters that Gatsby's YAML parser rejects: control characters other than tabs and line breaks, and
 * the noncharacters U+FFFE and U+FFFF.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/gu;

/**
 * Invisible characters, except joiners (in emoji and between letters), tags in flag emoji, and a byte order
 * mark at the start of a file.
 */
const INVISIBLE =
  /(?!^\ufeff)(?![\u{e0020}-\u{e007f}])(?:\p{Cf}|\u034f|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])(?<![\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u2640\u2642]))/gu;

/**
 * The characters that Windows-1252 has for the bytes 0x80 to 0xBF. In UTF-8, these bytes follow a character's
 * first byte.
 */
const FOLLOWING = "[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** UTF-8 that was misread as Windows-1252: accented letters and signs, quotes and dashes, and emoji. */
const MISREAD = RegExp(
  `(?<!\\p{Lu})[ÂÃ]${FOLLOWING}|(?:â|ð${FOLLOWING}|ï(?=[»¿]))${FOLLOWING}{2}`,
  "gu",
);

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Whitespace at the start of a line, often copied from a web page, that YAML does not treat as indentation. */
const OTHER_SPACE = /(?<=^[ \t]*)[^\S \t\r\n\ufeff]+/gm;

const FAULTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [CONTROL, (found) => `has an unprintable character (${codeOf(found)}). Delete it.`],
  [INVISIBLE, (found) => `has an invisible character (${codeOf(found)}) here. Delete it.`],
  [OTHER_SPACE, (found) => `is indented with a space (${codeOf(found)}) that is none in YAML.`],
  [/\ufffd+/gu, () => 'has "\ufffd" in place of a letter that was lost. Type the word again.'],
  [MISREAD, (found) => `has "${found}", which was read in another encoding. Type it again.`],
];

/**
 * Returns the offset of each character that is invisible or the result of an encoding error, with an
 * explanation.
 */
export const badCharacters = (source: string) =>
  FAULTS.flatMap(([pattern, explain]) =>
    [...source.matchAll(pattern)].map(({ 0: found, index }) => [index, explain(found)] as const),
  );
