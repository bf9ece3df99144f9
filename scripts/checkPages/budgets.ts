import type { PageSize } from "./pageSize";

type Budget = Partial<Record<keyof PageSize, number>>;

/**
 * The largest sizes of a page, in kB of 1000 bytes, text compressed by brotli except for
 * `htmlUncompressed`. They leave about 3% above what is built today, because the hashes in file
 * names compress differently in each build. Of `scriptAfterIdle`, React is 51 kB, Gatsby and the
 * site's own code on every page 35, and webpack's runtime 2. What grows with the texts, HTML and page data,
 * leaves a fifth, so that an editor's paragraph is no fault; fonts may have every character that they can.
 */
export const EVERY_PAGE: Required<Budget> = {
  html: 18,
  htmlUncompressed: 140,
  css: 8.3,
  fonts: 36.5,
  pictures: 30,
  script: 1,
  scriptAfterIdle: 104,
  data: 9,
};

/** Other budgets of the pages of a template, with the reason; content decides on their paths. */
export const TEMPLATES: Record<string, Budget> = {
  // The hero, the showcase, the price tag to fill in and the promo exist on the home page only.
  "home-page": { html: 21, css: 10.1 },
  // The first screen is loaded with the opening's phone, each counted in its largest file; a phone loads less.
  "app-page": { pictures: 37.5 },
  // A phone's first screen begins the first loan's picture.
  "apply-page": { pictures: 33.5 },
  // The page contains every answer, so that it can be found and read without scripts.
  "faq-page": { html: 23, data: 10.5 },
  // The page contains the documents as a list to tick off, and a pay slip or a picture in its opening.
  "product-page": { css: 8.4 },
  // The page contains the calculator's worked example, its schedule, every term and the pay tool.
  "calculator-page": { html: 24, css: 10.7, scriptAfterIdle: 120.5 },
  // Six currencies, the most asked questions, the articles and the news.
  "resources-page": { html: 20, css: 9.2, data: 10.5, scriptAfterIdle: 109.5 },
  // The page contains a form, its results and the table to fill in by hand; its fields are the calculators'.
  "offer-page": { css: 9.1, scriptAfterIdle: 110 },
  // Half of the form's script is yup.
  "contact-page": { scriptAfterIdle: 119.5 },
};

/** What each lazy-loaded chunk adds to its page, by its `webpackChunkName`. */
export const LAZY_CHUNKS: Record<string, number> = {
  // Loaded at the form's first focus; nearly all of it is the package's own client.
  supabase: 52.5,
};
