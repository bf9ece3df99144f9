import * as site from "../src/theme/palette";

/** The site's colours by name. */
export const palette = { ...site } as const;
