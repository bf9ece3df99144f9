import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { calculator, contact, faq } from "./support/content";
import { consoleErrors } from "./support/page";

const SCRIPT = `/scripts/${readdirSync("public/scripts").find((file) => file.startsWith("app-"))}`;

/**
 * The headers of every response, whatever its status, and those that it must not have. Files for other sites
 * differ in two. With the pages' own policies, a site without cookies earns every point in MDN's HTTP Observatory,
 * except those for the embedder policy and for HSTS preloading.
 */
const SECURITY_HEADERS = {
  "content-security-policy": /^frame-ancestors 'none'; .*connect-src 'self' http\S+;/,
  // Half a year is the minimum. The lender may choose a longer time.
  "strict-transport-security": /^max-age=(1[5-9]|[2-9]\d)\d{6}\b/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*payment=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "set-cookie": /^missing$/,
  "access-control-allow-credentials": /^missing$/,
  "access-control-allow-origin": /^missing$/,
  // Must be missing, because with this header, browsers other than Chromium would block third-party
  // frames such as the map.
  "cross-origin-embedder-policy": /^missing$/,
};

/** Any website may read this file. */
const PRICES = "/prices.json";

/** The files that other sites may embed: share images, the site's icons, and the prices. */
const SHOWN_ELSEWHERE = ["/share/home.jpg", "/icons/icon-512.png", "/favicon.svg", PRICES];

const ADDRESSES: [address: string, status: number, caching: RegExp][] = [
  ["/", 200, /^public, max-age=0, must-revalidate$/],
  [contact.path, 200, /^public, max-age=0, must-revalidate$/],
  ["/page-data/faq/page-data.json", 200, /^public, max-age=10$/],
  ["/page-data/app-data.json", 200, /^public, max-age=0, must-revalidate$/],
  ["/favicon.svg", 200, /^public, max-age=86400$/],
  ["/share/home.jpg", 200, /^public, max-age=0, must-revalidate$/],
  ["/icons/icon-512.png", 200, /^public, max-age=0, must-revalidate$/],
  [PRICES, 200, /^public, max-age=0, must-revalidate$/],
  [SCRIPT, 200, /^public, max-age=31536000, immutable$/],
  ["/no-such-page", 404, /^no-store$/],
  ["/scripts/removed-with-an-earlier-version.js", 404, /^no-store$/],
  // Only the build needs these files, so they are not published.
  ["/webpack.stats.json", 404, /^no-store$/],
  ["/chunk-map.json", 404, /^no-store$/],
];

test("every response has its security and caching headers", async ({ request }) => {
  for (const [address, status, caching] of ADDRESSES) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(status);
    const headers = response.headers();
    const others = {
      ...(SHOWN_ELSEWHERE.includes(address) && {
        "cross-origin-resource-policy": /^cross-origin$/,
      }),
      ...(address === PRICES && {
        "access-control-allow-origin": /^\*$/,
        "content-type": /^application\/json/,
      }),
    };
    for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...others }))
      expect.soft(headers[name] ?? "missing", `${name} of ${address}`).toMatch(value);
    expect.soft(headers["cache-control"] ?? "", address).toMatch(caching);
  }
});

// Browsers also enforce the policy in the response header, which additionally forbids framing.
for (const route of ["/", contact.path, faq.path, calculator.path])
  test(`${route} has a strict Content-Security-Policy, and only scripts with an integrity hash`, async ({
    request,
  }) => {
    const html = await (await request.get(route)).text();
    const scripts = html.match(/<script[^>]* src=[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes(" integrity="))).toEqual([]);
    const [, meta = ""] =
      /<meta http-equiv="Content-Security-Policy" content="(.*?)"/.exec(html) ?? [];
    const text = meta
      .replaceAll("&#x27;", "'")
      // The local backend of the tests has no HTTPS.
      .replace(/http:\/\/127\.0\.0\.1:\d+/, "https://x.supabase.co");
    expect(text).not.toMatch(/unsafe-|\*|data:|blob:/);
    const { csp } = new CspParser(text);
    expect(csp.directives["default-src"]).toEqual(["'none'"]);
    const findings = new CspEvaluator(csp).evaluate();
    const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

test("injected scripts and styles are blocked", async ({ page }) => {
  await page.route(`**${faq.path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<div id="___gatsby"',
      `<script>window.ran = true</script><img src="/no-such-picture.png" onerror="window.ran = true">
      <script src="https://evil.example/evil.js"></script><p id="styled" style="opacity: 0">$&`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto(faq.path);
  await expect(page.locator("#styled")).toHaveCSS("opacity", "1");
  await expect
    .poll(() => consoleErrors(page))
    .toContainEqual(expect.stringContaining("https://evil.example/evil.js"));
  await page.addScriptTag({ content: "eval('window.ran = true')" }).catch(() => {});
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});
