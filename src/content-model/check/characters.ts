/** All control characters but tab and line ends. Gatsby's YAML parser rejects them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/gu;

/**
 * Characters without width. Joiners stay between the parts of an emoji or a script's letters, tags in
 * flags, and a mark of the byte order at the start of a file.
 */
const INVISIBLE =
  /(?!^\ufeff)(?![\u{e0020}-\u{e007f}])(?:\p{Cf}|\u034f|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])(?<![\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u2640\u2642]))/gu;

/** What Windows-1252 makes of the bytes 0x80 to 0xBF, which follow the first byte of a character. */
const FOLLOWING = "[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** UTF-8 that was read as Windows-1252: of accents and signs, of quotes and dashes, and of emoji. */
const MISREAD = RegExp(
  `(?<!\\p{Lu})[ÂÃ]${FOLLOWING}|(?:â|ð${FOLLOWING}|ï(?=[»¿]))${FOLLOWING}{2}`,
  "gu",
);

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** A space at the start of a line, such as pages have, that is none for YAML. */
const OTHER_SPACE = /(?<=^[ \t]*)[^\S \t\r\n\ufeff]+/gm;

const FAULTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [CONTROL, (found) => `has an unprintable character (${codeOf(found)}). Delete it.`],
  [INVISIBLE, (found) => `has an invisible character (${codeOf(found)}) here. Delete it.`],
  [OTHER_SPACE, (found) => `is indented with a space (${codeOf(found)}) that is none in YAML.`],
  [/\ufffd+/gu, () => 'has "\ufffd" in place of a letter that was lost. Type the word again.'],
  [MISREAD, (found) => `has "${found}", which was read in another encoding. Type it again.`],
];

/** Finds characters that readers do not see, or see instead of others. */
export const badCharacters = (source: string) =>
  FAULTS.flatMap(([pattern, explain]) =>
    [...source.matchAll(pattern)].map(({ 0: found, index }) => [index, explain(found)] as const),
  );
