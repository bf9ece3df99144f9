/** What decides on an entry's place in lists. */
export interface Entry {
  order?: number | null | undefined;
  /** A product has its number on its card. */
  card?: Pick<Entry, "order">;
  date?: string;
  published?: string;
  effective?: string;
  path?: string;
  title?: string;
}

/** Follows every number that can be typed. */
const WITHOUT_NUMBER = 999;
const LATEST = 99_999_999;

/**
 * Returns the text by which every list of entries is sorted: by the number that was typed, then by the date,
 * the latest first, then by the path, or the title of what has no page.
 */
export function sortKeyOf({ order, card, path, title, ...days }: Entry): string {
  const day = days.date ?? days.published ?? days.effective ?? "0";
  const age = LATEST - Number(day.replaceAll("-", ""));
  return [order ?? card?.order ?? WITHOUT_NUMBER, age, path ?? title]
    .map((part) => String(part).padStart(8, "0"))
    .join(" ");
}
