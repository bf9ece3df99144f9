import { GUTTER, MAX_CONTENT_WIDTH } from "./breakpoints";
import type { ColorName, others, sizes, spaces } from "./tokenValues";

/** Returns the name of a token's custom property: `textMuted` in `color` becomes `--color-text-muted`. */
export function customProperty(prefix: string, name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return prefix ? `--${prefix}-${kebab}` : `--${kebab}`;
}

/** References tokens by name, so that scripts do not contain their values. */
const references = <Name extends string | number>(prefix: string) =>
  new Proxy({} as Record<Name, string>, {
    get: (_, name) => `var(${customProperty(prefix, String(name))})`,
  });

/** `color.text` is the text colour for the surrounding `data-tone`. */
export const color = references<ColorName>("color");
export const space = references<keyof typeof spaces>("space");
export const size = references<keyof typeof sizes>("size");
/** What is neither a colour, a space nor a size. */
export const token = references<keyof typeof others>("");

/** The opaque part of a mask. Only its alpha channel is used. */
export const opaque = "#000";

/** The width of the page's content, for the `sizes` of pictures that fill it. */
export const contentWidth = `min(${MAX_CONTENT_WIDTH}, 100vw - 2 * ${GUTTER})`;
