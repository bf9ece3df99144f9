import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

/** The id of the style element for a prerendered page's components. */
export const PAGE_STYLES = "pageStyles";

/**
 * The browsers in `.browserslistrc` need none of Emotion's prefixes except for print-color-adjust, which
 * we add by hand. All pages share this array, because Emotion uses it as the key of its cache for
 * serialized rules.
 */
const NO_PREFIXES: [] = [];

export const createStyleCache = () => createCache({ key: "css", stylisPlugins: NO_PREFIXES });

/**
 * Wraps the app so that Emotion only adds styles that the prerendered page does not have. By default,
 * Emotion would also move the page's style element, which makes the browser recompute every style.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  const cache = createStyleCache();
  const names = document.getElementById(PAGE_STYLES)?.dataset.names?.split(" ") ?? [];
  for (const name of names) cache.inserted[name] = true;
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};
