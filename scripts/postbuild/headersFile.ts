import type { ContentPolicy } from "./contentPolicy";

const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Files whose names change with their content. */
const HASHED = ["/scripts/*", "/static/*"];

/** Browsers request the site's icon again after every navigation. */
const ICON = "/favicon.svg";

/**
 * The data of pages and static queries, which the loader or a prefetch requests, and Gatsby again
 * within seconds: long enough for the cache to answer that second request. `app-data.json`, by which
 * an open tab notices a newer version of the site, is always revalidated.
 */
const PAGE_DATA = ["/page-data/*/page-data.json", "/page-data/sq/*"];
const REQUESTED_TWICE_WITHIN = 10;

/** Returns the `_headers` file, in the form that Cloudflare Pages and Netlify both read. */
export function headersFile(policy: ContentPolicy): string {
  const everywhere = {
    "Content-Security-Policy": policy.header,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  return [
    rule("/*", everywhere),
    ...PAGE_DATA.map((files) =>
      rule(files, { "Cache-Control": `public, max-age=${REQUESTED_TWICE_WITHIN}` }),
    ),
    rule(ICON, { "Cache-Control": "public, max-age=86400" }),
    ...HASHED.map((files) =>
      rule(files, { "Cache-Control": "public, max-age=31536000, immutable" }),
    ),
  ].join("\n");
}

const rule = (address: string, headers: Record<string, string>) =>
  `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;
