import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

/** The id of the style element for components in a prerendered page. */
export const PAGE_STYLES = "page-styles";

/**
 * The browsers of `.browserslistrc` need none of Emotion's prefixes except for print-color-adjust, which we
 * prefix by hand. All pages share this array, because Emotion keys its cache of serialized rules by it.
 */
const NO_PREFIXES: [] = [];

export const createStyleCache = () => createCache({ key: "css", stylisPlugins: NO_PREFIXES });

/**
 * Wraps the app so that Emotion adds only the styles that the prerendered page lacks. By default it also
 * moves the page's style element, after which the browser recomputes every style.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  const cache = createStyleCache();
  const names = document.getElementById(PAGE_STYLES)?.dataset.names?.split(" ") ?? [];
  for (const name of names) cache.inserted[name] = true;
  return <CacheProvider value={cache}>{element}</CacheProvider>;
};
