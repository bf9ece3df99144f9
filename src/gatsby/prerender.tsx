import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { shellStyles } from "../layout/shellStyles";

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
  const { extractCritical } = createEmotionServer(cache);
  const render = (content: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  // In a tree of its own: the ids of the body are those of the browser's tree, which has no such element.
  render(<Global styles={shellStyles()} />);
  const { html, css, ids } = extractCritical(render(bodyComponent));
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
