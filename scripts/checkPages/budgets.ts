import type { PageSize } from "./pageSize";

type Budget = Partial<Record<keyof PageSize, number>>;

/**
 * The maximum size of a page without its content, in kB (1,000 bytes). Scripts and data are compressed with
 * brotli. The limits are about 3% above the current build, because the hashes in file names compress
 * differently in each build. In `scriptAfterIdle`, React takes 51 kB, Gatsby and the site's shared code 35,
 * and webpack's runtime 2. `fonts` allows for every character that the fonts support.
 */
export const EVERY_PAGE: Required<Budget> = {
  // Allows for menus with short labels, which need as much markup as long ones.
  html: 48,
  fonts: 36.5,
  script: 1,
  scriptAfterIdle: 104,
  data: 3.7,
};

/**
 * The bytes by which a page may exceed its budget for each character of its text, including the menus, and
 * for each of its pictures, so that adding content never breaks a budget. Each is the highest value measured
 * on any page, plus 10%.
 */
export const CONTENT: Partial<
  Record<keyof PageSize, { character: number; picture: number; name?: number }>
> = {
  // The lender's name is on the page twice as an SVG drawing; `name` is for each byte of the two drawings.
  html: { character: 4.2, picture: 1500, name: 1 },
  data: { character: 0.4, picture: 150 },
};

/**
 * The bytes by which the full calculator's page may exceed its budget for each term beyond the first twelve,
 * because of its table, schedule and links.
 */
export const TERM: Partial<Record<keyof PageSize, number>> = { html: 900 };

/**
 * Different budgets for the pages of some templates, with the reasons. They are listed by template,
 * because the pages' paths depend on the content.
 */
export const TEMPLATES: Record<string, Budget> = {
  // The hero, the showcase, the price tag to fill in and the promo exist on the home page only.
  "home-page": { html: 56.5 },
  // The page contains the keywords by which the search finds each question.
  "faq-page": { data: 6.2 },
  // The page contains the calculator's worked example, its schedule, every term and the pay tool. It
  // may have no pictures, whose allowance is more than they need.
  "calculator-page": { html: 77, scriptAfterIdle: 113 },
  // The page contains six currencies, the most-asked questions, the articles and the news.
  "resources-page": { html: 51, data: 5, scriptAfterIdle: 109 },
  // The page contains the fields for an offer, the table of its costs and another table.
  "offer-page": { html: 53.5, scriptAfterIdle: 107.5 },
  // Half of the form's script is yup, which validates the input.
  "contact-page": { scriptAfterIdle: 119.5 },
};

/** The maximum size of each lazy-loaded chunk, in kB, by `webpackChunkName`. */
export const LAZY_CHUNKS: Record<string, number> = {
  // Loaded when the contact form is first focused. Nearly all of it is Supabase's client.
  supabase: 52.5,
};
