import { customProperty } from "./customProperty";
import type { ColorName, others, sizes, spaces } from "./tokenValues";

/** Refers to tokens by their names, so that scripts contain none of their values. */
const references = <Name extends string | number>(prefix: string) =>
  new Proxy({} as Record<Name, string>, {
    get: (_, name) => `var(${customProperty(prefix, String(name))})`,
  });

/** `color.text` is the text's colour in the surrounding `data-tone`. */
export const color = references<ColorName>("color");
export const space = references<keyof typeof spaces>("space");
export const size = references<keyof typeof sizes>("size");
export const token = references<keyof typeof others>("");

/** The opaque part of a mask, which uses only its alpha. */
export const opaque = "#000";
