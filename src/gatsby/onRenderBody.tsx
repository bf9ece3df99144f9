import type { GatsbySSR } from "gatsby";
import bricolage from "../theme/fonts/bricolage-grotesque.woff2";
import fallbacks from "../theme/fonts/fallbacks.json";
import figtree from "../theme/fonts/figtree.woff2";
import { globalStyles } from "../theme/globalStyles";
import * as palette from "../theme/palette";

const styles = globalStyles({ text: figtree, display: bricolage, fallbackFaces: fallbacks.css });

/** What stands in every page's head: the fonts, the styles that belong to no component, the icons. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...[figtree, bricolage].map((font) => (
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own styles
      dangerouslySetInnerHTML={{ __html: styles }}
    />,
    <meta key="theme-color" name="theme-color" content={palette.deep} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};
