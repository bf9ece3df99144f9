import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

/** The id of the style element that a prerendered page has for its components. */
export const PAGE_STYLES = "page-styles";

/**
 * The browsers of `.browserslistrc` need none of the prefixes that Emotion would add, but for
 * printed colours, where the prefix is written out. All pages share one array, because Emotion caches
 * the rules it has serialized by its identity.
 */
const NO_PREFIXES: [] = [];

export const createStyleCache = () => createCache({ key: "css", stylisPlugins: NO_PREFIXES });

/**
 * Wraps the app so that Emotion adds only the styles that the prerendered page lacks. By default it also
 * moves the page's style element, after which the browser computes every style again.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  const cache = createStyleCache();
  const names = document.getElementById(PAGE_STYLES)?.dataset.names?.split(" ") ?? [];
  for (const name of names) cache.inserted[name] = true;
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};
