/** Lower-cases the text and removes accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Converts text to lower-case letters, digits and hyphens. */
export const slug = (text: string): string =>
  plainLetters(text.normalize("NFKD"))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
