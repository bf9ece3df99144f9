import * as site from "../src/theme/palette";

/** The site's colours under the site's names, and the three that only pictures have. */
export const palette = {
  ...site,
  /** Highlights on dark ground; a little greener than the site's `reefLight`. */
  shallows: "#7fd8cd",
  /** Quiet text on light ground; a little lighter than the site's `inkSoft`. */
  slate: "#4a5f64",
  /** Success on light ground. */
  leaf: "#157a4b",
} as const;
