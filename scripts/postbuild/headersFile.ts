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

/** The browser asks for the site's icon again with every page that a link leads to. */
const ICON = "/favicon.svg";

/**
 * The `_headers` file, in the form that Cloudflare Pages and Netlify both read. A page's data name
 * the version of the site that they are of, so that an open tab notices a newer one.
 */
export function headersFile(policy: ContentPolicy, version: string): string {
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
    rule("/page-data/*", { "Site-Version": version }),
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
