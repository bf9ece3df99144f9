import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { prerenderToNodeStream } from "react-dom/static";

/**
 * The browsers of `.browserslistrc` need none of the prefixes that Emotion would add, but for
 * printed colours, where the prefix is written out. All pages share one array, because Emotion caches
 * the rules it has serialized by its identity.
 */
const NO_PREFIXES: [] = [];

/**
 * Prerenders a page, lazy-loaded sections included, with the styles it uses in one style sheet in
 * its head.
 * @throws what a component throws; React alone would render the fallback of its boundary
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins: NO_PREFIXES });
  const { extractCritical } = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
    {
      onError: (error: unknown) => void errors.push(error),
      // React would put large sections into hidden elements, to be moved by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const { html, css, ids } = extractCritical(await text(prelude));
  if (errors.length > 0) throw errors[0];
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
