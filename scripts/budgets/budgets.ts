import type { PageSize } from "./pageSize";

type Budget = Partial<Record<keyof PageSize, number>>;

/**
 * What a page may cost at most, in kB of 1000 bytes, text in brotli. Of the script after idle, React
 * is 59 kB, Gatsby and what the site needs on every page 33, and webpack's runtime 2.
 */
export const everyPage: Required<Budget> = {
  html: 14,
  css: 6,
  fonts: 40,
  pictures: 30,
  script: 1,
  scriptAfterIdle: 104,
  data: 7,
};

/** Pages that may cost something else, with the reason. */
export const pages: Record<string, Budget> = {
  // The opening, the showcase and the promo are the home page's own.
  "/": { html: 16, css: 7.5 },
  // Every answer stands in the page, so that it can be found and read without script.
  "/faq": { html: 17.5, data: 8 },
  // The picture beside the opening is the page's largest paint on phones.
  "/salary-loans": { pictures: 43 },
  // The calculator's worked example and its schedule stand in the page.
  "/loan-calculator": { html: 15, css: 7.5 },
  "/resources": { html: 17.5, css: 8 },
};

/** What each lazy-loaded section adds to its page, by the name of its chunk. */
export const lazyChunks: Record<string, number> = {
  calculator: 16.5,
  "resources-calculator": 15,
  contact: 30,
  supabase: 50,
};
