import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * The browsers of `.browserslistrc` need none of the prefixes that Emotion would add, but for
 * printed colours, where the prefix is written out. All pages share one array, because Emotion caches
 * the rules it has serialized by its identity.
 */
const NO_PREFIXES: [] = [];

/** Prerenders a page with the styles it uses in one style sheet in its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins: NO_PREFIXES });
  const { html, css, ids } = createEmotionServer(cache).extractCritical(
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
