import { spawnSync } from "node:child_process";
import { readContent } from "../../../src/content-model/reading/load";
import { siteUrl } from "../../../src/gatsby/siteUrl";
import { locale } from "../../../src/lib/lender";
import * as palette from "../../../src/theme/palette";

/** Returns `robots.txt`, which allows all crawling and names the sitemap. */
export const robotsFile = () =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl()}/sitemap-index.xml\n`;

const ICONS = "icons";

interface Redirects {
  redirects: { from: string; to: string }[];
}

/**
 * Returns all permanent redirects. There are two for each path, because Cloudflare treats a path with a
 * trailing slash as a different path. Those with a star are last, because it counts the ones after them as such.
 * `/favicon.ico` is redirected for programs that do not parse HTML.
 */
export function redirectsFile({ redirects } = readContent<Redirects>("redirects.yaml")): string {
  const line = (from: string, to: string) => `${from} ${to} 301\n`;
  const lines = redirects.flatMap(({ from, to }) =>
    from.endsWith("*")
      ? []
      : [from.replace(/\/$/, ""), from.replace(/\/?$/, "/")].map((path) => line(path, to)),
  );
  const starred = redirects.filter(({ from }) => from.endsWith("*"));
  return [
    ...lines,
    line("/favicon.ico", `/${ICONS}/icon-192.png`),
    ...starred.map(({ from, to }) => line(from, to)),
  ].join("");
}

/** Where security researchers look up how to report a vulnerability (RFC 9116). */
export const SECURITY_FILE = ".well-known/security.txt";

/** Returns `security.txt`. Its expiry date is in `content/site.yaml`. */
export function securityFile(): string {
  const { security } = readContent<{ security: { contact: string; expires: string } }>("site.yaml");
  return `Contact: ${security.contact}
Expires: ${security.expires}T23:59:59Z
Preferred-Languages: en
Canonical: ${siteUrl()}/${SECURITY_FILE}
`;
}

/** The file with the commit of the build, which shows anyone which version is live. */
export const VERSION_FILE = "version.txt";

/** Returns the current commit, or "unknown" if there is no repository. */
export function currentVersion(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "unknown";
}

/** Returns the web app manifest, `manifest.webmanifest`, with the lender's data. */
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
    lang: locale,
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
