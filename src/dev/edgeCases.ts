/** The maximum lengths of the content model for the texts that stress a layout most. */
const MAXIMUM_LENGTHS: Record<string, number> = { title: 60, name: 40 };

const LONG_WORDS =
  "Creditworthiness of government-employed shopkeepers in Trinidad and Tobago, reconsidered";

/** Returns a text of exactly this many characters, with words as long as English has them. */
export const textOf = (length: number) =>
  LONG_WORDS.repeat(Math.ceil(length / LONG_WORDS.length))
    .slice(0, length)
    .replace(/ $/, "s");

/** Returns the content with every title and name at its maximum length. */
export function atMaximumLength<Content>(content: Content): Content {
  let count = 0;
  return mapValues(content, (key, value) => {
    const length = MAXIMUM_LENGTHS[key];
    if (!length || typeof value !== "string") return value;
    count += 1;
    // Lists use titles as keys, so each title is unique.
    return `${count} ${textOf(length - `${count} `.length)}`;
  });
}

/** Which pictures are optional, by their names and the other fields of their group. */
const IS_OPTIONAL: Record<string, (group: object) => boolean> = {
  // Those of steps and quotes; not of steps with documents, nor of leaders, who have a page.
  picture: (group) =>
    ["number", "quote"].some((name) => name in group) &&
    !["documents", "path", "bio"].some((name) => name in group),
  // That of the home page's hero.
  phone: () => true,
  // That of an example next to its figures.
  screen: (group) => "figures" in group,
};

/** Returns the content without the pictures that the content model declares optional. */
export const withoutOptionalPictures = <Content>(content: Content): Content =>
  mapValues(content, (key, value, group) =>
    typeof value === "object" && IS_OPTIONAL[key]?.(group) ? null : value,
  );

type Change = (key: string, value: unknown, group: object) => unknown;

function mapValues<Content>(content: Content, change: Change): Content {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(change(key, inner, value))]),
    );
  };
  return walk(content) as Content;
}
