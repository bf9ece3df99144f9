/** Invisible, and no place for a line to break. */
const WORD_JOINER = "\u2060";

/** A prefix of up to three letters with its hyphen, as in e-mail, in a word that is no address. */
const PREFIX = /(?<![^\s(“*>—–])(\p{L}{1,3}-)(?=\p{Ll}+[\p{L}-]*[.,;:!?)”*]*(?:\s|$))/gu;

/**
 * Keeps short prefixes with their words: browsers break lines after every hyphen, and no style
 * prevents it. Addresses, words inside of links, and single words, such as names of files, stay as they are.
 */
export const unbroken = (text: string): string =>
  text.includes(" ") ? text.replace(PREFIX, `$1${WORD_JOINER}`) : text;
