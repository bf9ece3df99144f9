import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { shellStyles } from "../layout/shellStyles";
import { createStyleCache, PAGE_STYLES } from "../theme/styleCache";

/** Prerenders a page with its styles in one style sheet in the head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const render = (content: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  // Rendered as a separate tree: the ids in the body must match the browser's tree, which lacks this
  // element.
  render(<Global styles={shellStyles()} />);
  const { html, css, ids } = extractCritical(render(bodyComponent));
  // React renders `hidden` without a value.
  replaceBodyHTMLString(html.replaceAll('data-until-found="true"', 'hidden="until-found"'));
  setHeadComponents([
    <style
      key={PAGE_STYLES}
      id={PAGE_STYLES}
      data-names={ids.join(" ")}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of this project's own components
      dangerouslySetInnerHTML={{ __html: css }}
    />,
  ]);
};
