import type { PageSize } from "./pageSize";

type Budget = Partial<Record<keyof PageSize, number>>;

/**
 * The largest sizes of a page, in kB of 1000 bytes, text compressed by brotli except for
 * `htmlUncompressed`. Of `scriptAfterIdle`, React is 59 kB, Gatsby and the site's own code on every
 * page 34, and webpack's runtime 2.
 */
export const EVERY_PAGE: Required<Budget> = {
  html: 14,
  htmlUncompressed: 115,
  css: 6.2,
  fonts: 40,
  pictures: 30,
  script: 1,
  scriptAfterIdle: 105.4,
  data: 7,
};

/** Other budgets of single pages, with the reason. */
export const SINGLE_PAGES: Record<string, Budget> = {
  // The hero, the showcase and the promo exist on the home page only.
  "/": { html: 16.5, css: 7.5, scriptAfterIdle: 106 },
  // The expansion map and the statistics exist on this page only.
  "/about": { css: 6.5 },
  // The page contains every answer, so that it can be found and read without scripts.
  "/faq": { html: 18.4, data: 8.1 },
  // The hero's picture is the largest contentful paint on phones.
  "/salary-loans": { pictures: 43 },
  // The page contains the calculator's worked example, its schedule, every term and the pay tool.
  "/loan-calculator": { html: 19.3, css: 8.9 },
  "/resources": { html: 21.5, htmlUncompressed: 125, css: 9.2, data: 8.4 },
  // The page contains a form, its results and the table to fill in by hand.
  "/check-an-offer": { css: 7 },
};

/** What each lazy-loaded chunk adds to its page, by its `webpackChunkName`. */
export const LAZY_CHUNKS: Record<string, number> = {
  calculator: 24,
  "resources-calculator": 22,
  "check-an-offer": 12.8,
  "side-by-side": 5,
  contact: 30,
  supabase: 50,
};
