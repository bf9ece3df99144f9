import type { BuiltPage } from "./builtPages";
import { HEAVIEST_HTML } from "./limits";

/** Pages whose HTML weighs too much. */
export const checkWeight = (pages: readonly BuiltPage[]): string[] =>
  pages.flatMap(({ file, html }) => {
    const weight = Buffer.byteLength(html);
    return weight > HEAVIEST_HTML
      ? [
          `${file}: its HTML weighs ${weight} bytes, ${HEAVIEST_HTML} at most (scripts/checkPages/limits.ts)`,
        ]
      : [];
  });
