import { CacheProvider, Global } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import faces from "../theme/fonts.json";
import { globalStyles } from "../theme/globalStyles";
import * as palette from "../theme/palette";
import { createStyleCache, PAGE_STYLES } from "../theme/styleCache";

/**
 * Returns a renderer that prerenders a page, with the styles of all its components in one style sheet in the head.
 * @param shellStyles the styles of the header, the footer and the components that every page may have
 */
export const rendererWith =
  (shellStyles: string): GatsbySSR["replaceRenderer"] =>
  ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
    const cache = createStyleCache();
    const { extractCritical } = createEmotionServer(cache);
    const render = (content: ReactNode) =>
      renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
    // The shell's styles are rendered as a separate tree, because ids in the body must match the tree in the
    // browser, which does not include this element.
    render(<Global styles={shellStyles} />);
    const { html, css, ids } = extractCritical(render(bodyComponent));
    // React renders `hidden` only as a boolean attribute.
    replaceBodyHTMLString(html.replaceAll('data-until-found="true"', 'hidden="until-found"'));
    setHeadComponents([
      <style
        key={PAGE_STYLES}
        id={PAGE_STYLES}
        data-names={ids.join(" ")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from this project's components
        dangerouslySetInnerHTML={{ __html: css }}
      />,
    ]);
  };

const styles = globalStyles(faces.css);

/** Adds the head elements that are the same on every page, such as fonts, global styles and icons. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...faces.preload.map((font) => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <style
      key="global-styles"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles come from this project
      dangerouslySetInnerHTML={{ __html: styles }}
    />,
    <meta key="theme-color" name="theme-color" content={palette.deep} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <link key="prices" rel="alternate" type="application/json" href="/prices.json" />,
  ]);
};

/**
 * Matches the keys of unused elements: the generator tag, and the styles and script for gatsby-plugin-image's
 * components, which no page uses.
 */
const UNUSED = /^(gatsby-image-style|generator-)/;

/** Removes unused elements from the head, and moves the page's styles to its end, to override the others. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const needed = getHeadComponents().filter((component) => !UNUSED.test(keyOf(component)));
  const pageStyles = needed.filter((component) => keyOf(component) === PAGE_STYLES);
  const others = needed.filter((component) => keyOf(component) !== PAGE_STYLES);
  replaceHeadComponents([...others.map(keepStructuredData), ...pageStyles]);
};

/**
 * Removes Gatsby's attribute from structured data. Gatsby would otherwise delete the element in the browser,
 * where `PageHead` does not render it.
 */
const keepStructuredData = (component: ReactNode): ReactNode =>
  isValidElement<{ type?: string }>(component) && component.props.type === "application/ld+json"
    ? cloneElement(component, { "data-gatsby-head": undefined } as object)
    : component;

const keyOf = (component: ReactNode): string =>
  component && typeof component === "object" && "key" in component ? String(component.key) : "";
