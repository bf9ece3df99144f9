import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { checkNestedRules } from "./checkNestedRules";

/** Renders a page with the styles it uses in one style sheet in its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  // The browsers of `.browserslistrc` need none of the prefixes that Emotion would add.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    checkNestedRules(serialized.styles);
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
