import type { PageSize } from "./pageSize";

type Budget = Partial<Record<keyof PageSize, number>>;

/**
 * The largest sizes of a page, in kB of 1000 bytes, text compressed by brotli except for
 * `htmlUncompressed`. Of `scriptAfterIdle`, React is 59 kB, Gatsby and the site's own code on every
 * page 34, and webpack's runtime 2. The price tag of a loan is 0.3 kB of `css` and
 * 0.5 kB of `scriptAfterIdle` on the pages that have one.
 */
export const EVERY_PAGE: Required<Budget> = {
  html: 14.8,
  htmlUncompressed: 115,
  css: 6.7,
  fonts: 40,
  pictures: 30,
  script: 1,
  scriptAfterIdle: 106.6,
  data: 7,
};

/** Other budgets of single pages, with the reason. */
export const SINGLE_PAGES: Record<string, Budget> = {
  // The hero, the showcase and the promo exist on the home page only.
  "/": { html: 16.9, css: 8.3, scriptAfterIdle: 107 },
  // The page contains every answer, so that it can be found and read without scripts.
  "/faq": { html: 18.6, htmlUncompressed: 116, data: 8.3 },
  // The hero's picture is the largest contentful paint on phones.
  "/salary-loans": { pictures: 43 },
  // The page contains the calculator's worked example, its schedule, every term and the pay tool.
  "/loan-calculator": { html: 19.9, css: 9.6 },
  "/resources": { html: 22.2, htmlUncompressed: 127.5, css: 9.9, data: 8.4 },
  // The page contains a form, its results and the table to fill in by hand.
  "/check-an-offer": { css: 7.1 },
};

/** What each lazy-loaded chunk adds to its page, by its `webpackChunkName`. */
export const LAZY_CHUNKS: Record<string, number> = {
  calculator: 24.9,
  "resources-calculator": 23,
  "check-an-offer": 12.8,
  "side-by-side": 5,
  contact: 30,
  supabase: 50,
};
