import * as site from "../src/theme/palette";

export const palette = { ...site } as const;
