import { readContent } from "../../../src/content-model/reading/load";
import type { ContentPolicy } from "./contentPolicy";
import { PRICES_FILE } from "./pricesFile";

const UNUSED_FEATURES =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media geolocation gyroscope hid idle-detection magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking".split(
    " ",
  );

/** Files whose names change with their content. */
const HASHED = ["/scripts/*", "/static/*"];

/** The site's icon. It is cached, because browsers request it again after every navigation. */
const ICON = "/favicon.svg";

/**
 * The data of pages and static queries. It is cached just long enough for Gatsby to reuse what the loader or
 * a prefetch has requested seconds before. `app-data.json`, which tells an open tab about a newer version of
 * the site, is always revalidated.
 */
const PAGE_DATA = ["/page-data/*/page-data.json", "/page-data/sq/*"];
const REQUESTED_TWICE_WITHIN = 10;

/** Files for use by other sites: the share images, the site's icons, and the prices. */
const SHOWN_ELSEWHERE: [files: string, ...headers: string[]][] = [
  ["/share/*"],
  ["/icons/*"],
  // Sets the caching here, because hosts apply only one of two rules with the same path.
  [ICON, "Cache-Control: public, max-age=86400"],
  [`/${PRICES_FILE}`, "Access-Control-Allow-Origin: *"],
];

/** Returns the `_headers` file in Cloudflare's format. `!` removes a header that an earlier rule adds. */
export const headersFile = ({ header }: Pick<ContentPolicy, "header">): string =>
  [
    rule(
      "/*",
      `Content-Security-Policy: ${header}`,
      `Strict-Transport-Security: ${httpsOnly()}`,
      "X-Content-Type-Options: nosniff",
      "X-Frame-Options: DENY",
      "Referrer-Policy: strict-origin-when-cross-origin",
      `Permissions-Policy: ${UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")}`,
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
    ),
    ...PAGE_DATA.map((files) => caching(files, `public, max-age=${REQUESTED_TWICE_WITHIN}`)),
    ...HASHED.map((files) => caching(files, "public, max-age=31536000, immutable")),
    ...SHOWN_ELSEWHERE.map(([files, ...headers]) =>
      rule(
        files,
        ...headers,
        "! Cross-Origin-Resource-Policy",
        "Cross-Origin-Resource-Policy: cross-origin",
      ),
    ),
  ].join("\n");

/** Returns the rule that sets headers for the files at a path. The path may end with `*`. */
const rule = (addresses: string, ...headers: readonly string[]) =>
  `${[addresses, ...headers].join("\n  ")}\n`;

const caching = (addresses: string, value: string) => rule(addresses, `Cache-Control: ${value}`);

interface HttpsOnly {
  httpsOnly: { days: number; subdomains: boolean; preload: boolean };
}

function httpsOnly(): string {
  const { days, subdomains, preload } = readContent<HttpsOnly>("site.yaml").httpsOnly;
  const seconds = days * 24 * 60 * 60;
  return `max-age=${seconds}${subdomains ? "; includeSubDomains" : ""}${preload ? "; preload" : ""}`;
}
