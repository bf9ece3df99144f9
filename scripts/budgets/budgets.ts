import type { PageWeight } from "./weighPage";

type Budget = Partial<Record<keyof PageWeight, number>>;

/**
 * What a page may cost at most, in kB of 1000 bytes, text in brotli. Of the script after idle, React
 * is 59 kB, what the site and Gatsby need on every page 16, and webpack's runtime 2.
 */
export const everyPage: Required<Budget> = {
  html: 14,
  css: 6,
  fonts: 40,
  pictures: 30,
  script: 1,
  scriptAfterIdle: 85,
  data: 7,
};

/** Pages that may cost something else, with the reason. */
export const pages: Record<string, Budget> = {
  // The opening, the showcase and the promo are the home page's own.
  "/": { html: 16, css: 7.5, scriptAfterIdle: 87 },
  // Every answer stands in the page, so that it can be found and read without script.
  "/faq": { html: 15.5 },
  // The picture beside the opening is the page's largest paint on phones.
  "/salary-loans": { pictures: 43 },
  // The calculator's worked example and its schedule stand in the page, and its face in its script.
  "/loan-calculator": { html: 15, css: 7.5, scriptAfterIdle: 96 },
  "/resources": { html: 17.5, css: 8, scriptAfterIdle: 96 },
};

/** What each island adds to its page, by the name of its chunk. */
export const islands: Record<string, number> = {
  calculator: 15,
  contact: 30,
  supabase: 50,
};
