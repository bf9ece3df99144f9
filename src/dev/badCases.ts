/** The longest that the content model allows where a layout feels it most. */
const LENGTHS: Record<string, number> = { title: 60, name: 40 };

const LONG_WORDS =
  "Creditworthiness of government-employed shopkeepers in Trinidad and Tobago, reconsidered";

/** A text of exactly so many characters, with words as long as English has them. */
export const textOf = (length: number) =>
  LONG_WORDS.repeat(Math.ceil(length / LONG_WORDS.length))
    .slice(0, length)
    .replace(/ $/, "s");

/** Content as it is in the worst case: every title and every name as long as it may be. */
export function atFullLength<Content>(content: Content): Content {
  let count = 0;
  return changed(content, (key, value) => {
    const length = LENGTHS[key];
    if (!length || typeof value !== "string") return value;
    count += 1;
    // Lists tell their entries apart by their titles.
    return `${count} ${textOf(length - `${count} `.length)}`;
  });
}

/** Which groups may leave a picture out, by its name: they are known by what else they have. */
const MAY_LEAVE_OUT: Record<string, (group: object) => boolean> = {
  // Steps and people's words; not the steps that ask for papers, nor the leaders, who have a page.
  picture: (group) =>
    ["number", "quote"].some((name) => name in group) &&
    !["documents", "path", "bio"].some((name) => name in group),
  // The opening of the home page.
  phone: () => true,
  // An example's screen, beside its figures.
  screen: (group) => "figures" in group,
};

/** Content without the pictures that the content model lets an editor leave out. */
export const withoutOptionalPictures = <Content>(content: Content): Content =>
  changed(content, (key, value, group) => {
    const mayBeLeftOut = typeof value === "object" && MAY_LEAVE_OUT[key]?.(group);
    return mayBeLeftOut ? null : value;
  });

type Change = (key: string, value: unknown, group: object) => unknown;

function changed<Content>(content: Content, change: Change): Content {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walk(change(key, inner, value))]),
    );
  };
  return walk(content) as Content;
}
