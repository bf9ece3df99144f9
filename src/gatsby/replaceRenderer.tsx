import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { checkNestedRules } from "./checkNestedRules";

/**
 * The browsers of `.browserslistrc` need none of the prefixes that Emotion would add. It is one list
 * for all pages, because Emotion keeps the rules that it made by the list it made them with.
 */
const NO_PREFIXES: [] = [];

/** The styles that were looked at, by their names, which change with their text. */
const checked = new Set<string>();

/** Renders a page with the styles it uses in one style sheet in its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins: NO_PREFIXES });
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    if (!checked.has(serialized.name)) checkNestedRules(serialized.styles);
    checked.add(serialized.name);
    return insert(selector, serialized, ...rest);
  };
  const { extractCritical } = createEmotionServer(cache);
  const { html, css, ids } = extractCritical(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  replaceBodyHTMLString(html);
  setHeadComponents([
    <style
      key="page-styles"
      data-emotion={`${cache.key} ${ids.join(" ")}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this project's own components
      dangerouslySetInnerHTML={{ __html: css }}
    />,
  ]);
};
