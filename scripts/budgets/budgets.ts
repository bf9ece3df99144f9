import type { PageWeight } from "./weighPage";

type Budget = Partial<Record<keyof PageWeight, number>>;

/** What a page may cost at most, in kB of 1000 bytes, text in brotli. */
export const everyPage: Required<Budget> = {
  html: 14,
  css: 5,
  fonts: 50,
  pictures: 40,
  script: 1,
  scriptAfterIdle: 93,
  data: 12,
};

/** Pages that may cost something else, with the reason. */
export const pages: Record<string, Budget> = {};

/** What each island adds to its page, by the name of its chunk. */
export const islands: Record<string, number> = {
  calculator: 15,
  contact: 30,
  supabase: 50,
};
