import * as site from "../src/theme/palette";

/** The site's colours by their names; pictures have no palette of their own. */
export const palette = { ...site } as const;
