import { readContent } from "../../src/content-model/placeholders/load";
import { siteUrl } from "../../src/gatsby/siteUrl";
import * as palette from "../../src/theme/palette";

/** `robots.txt`: everything may be crawled, and the sitemap is named. */
export const robotsFile = () =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl()}/sitemap-index.xml\n`;

const ICONS = "icons";

interface Redirects {
  redirects: { from: string; to: string }[];
}

/**
 * Returns the `_redirects` file in the form that Cloudflare Pages and Netlify both read. For Cloudflare
 * an address with a slash at its end is another one. Programs that read no HTML ask for `/favicon.ico`.
 */
export function redirectsFile(): string {
  const { redirects } = readContent<Redirects>("redirects.yaml");
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return [...lines, `/favicon.ico /${ICONS}/icon-192.png 301`, ""].join("\n");
}

/** Returns the web manifest, `manifest.webmanifest`, from the lender's data. */
export function webManifest(): string {
  const { name, purpose } = readContent<{ name: string; purpose: string }>("site.yaml");
  const icon = (file: string, sizes: string, purposeOfIcon?: string) => ({
    src: `/${ICONS}/${file}`,
    sizes,
    type: "image/png",
    ...(purposeOfIcon && { purpose: purposeOfIcon }),
  });
  const manifest = {
    name,
    short_name: name,
    description: purpose,
    lang: "en-TT",
    start_url: "/",
    display: "browser",
    background_color: palette.deep,
    theme_color: palette.deep,
    icons: [
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", "maskable"),
    ],
  };
  return JSON.stringify(manifest);
}
