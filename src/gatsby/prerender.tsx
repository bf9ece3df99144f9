import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { shellStyles } from "../layout/shellStyles";
import { createStyleCache, PAGE_STYLES } from "../theme/styleCache";

/** Prerenders a page, with all its styles in one style sheet in the head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const render = (content: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  // Rendered as a separate tree, because ids in the body must match the tree in the browser, which does
  // not include this element.
  render(<Global styles={shellStyles()} />);
  const { html, css, ids } = extractCritical(render(bodyComponent));
  // React renders `hidden` only without a value.
  replaceBodyHTMLString(html.replaceAll('data-until-found="true"', 'hidden="until-found"'));
  setHeadComponents([
    <style
      key={PAGE_STYLES}
      id={PAGE_STYLES}
      data-names={ids.join(" ")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles of this project's own components
      dangerouslySetInnerHTML={{ __html: css }}
    />,
  ]);
};
