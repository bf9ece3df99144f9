import { readdirSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import type { Csp } from "csp_evaluator/dist/csp.js";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { calculator, contact, faq } from "./support/content";
import { expect, test } from "./support/test";

const SCRIPT = `/scripts/${readdirSync("public/scripts").find((file) => file.startsWith("app-"))}`;

/**
 * The headers of every response, whatever its status. With the policy below they get the most points
 * of MDN's Observatory, but those for the embedder policy.
 */
const SECURITY_HEADERS = {
  "content-security-policy": /^frame-ancestors 'none'; .*connect-src 'self' http\S+;/,
  // Half a year or more; what else it says is the owner's choice.
  "strict-transport-security": /^max-age=(1[5-9]|[2-9]\d)\d{6}\b/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*payment=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "set-cookie": /^missing$/,
  "access-control-allow-credentials": /^missing$/,
  // Only Chromium shows a third party's frame, the map, on a page with this policy.
  "cross-origin-embedder-policy": /^missing$/,
};

const ADDRESSES: [address: string, status: number, caching: RegExp][] = [
  ["/", 200, /^public, max-age=0, must-revalidate$/],
  [contact.path, 200, /^public, max-age=0, must-revalidate$/],
  ["/page-data/faq/page-data.json", 200, /^public, max-age=10$/],
  ["/page-data/app-data.json", 200, /^public, max-age=0, must-revalidate$/],
  ["/favicon.svg", 200, /^public, max-age=86400$/],
  [SCRIPT, 200, /^public, max-age=31536000, immutable$/],
  ["/no-such-page", 404, /^(?!.*immutable)/],
  ["/scripts/removed-with-an-earlier-version.js", 404, /^(?!.*immutable)/],
];

for (const [address, status, caching] of ADDRESSES)
  test(`${address} has every security header and its caching when it answers ${status}`, async ({
    request,
  }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect.soft(headers[name] ?? "missing", name).toMatch(value);
    expect.soft(headers["cache-control"] ?? "").toMatch(caching);
  });

/**
 * Combines the policies of the header and the `<meta>`: browsers enforce both, so a source counts
 * only when both allow it. In a `<meta>` they ignore `frame-ancestors`.
 */
function effectivePolicy(header: string, meta: string): Csp {
  const { csp } = new CspParser(header);
  const { "frame-ancestors": _, ...second } = new CspParser(meta).csp.directives;
  for (const [name, others = []] of Object.entries(second)) {
    const common = csp.directives[name]?.filter((source) => others.includes(source)) ?? others;
    csp.directives[name] = common.length > 0 ? common : ["'none'"];
  }
  return csp;
}

const metaPolicy = async (response: APIResponse) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    (await response.text()).replaceAll("&#x27;", "'"),
  )?.[1] ?? "";

for (const route of ["/", contact.path, faq.path, calculator.path])
  test(`${route} has a policy without weakness, of its header and its <meta>, and runs only scripts of a known hash`, async ({
    request,
  }) => {
    const response = await request.get(route);
    const scripts = (await response.text()).match(/<script[^>]* src=[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes(" integrity="))).toEqual([]);
    const header = response.headers()["content-security-policy"] ?? "";
    // The tests' backend on this machine has no HTTPS; a hosted one has.
    const hosted = (text: string) =>
      text.replace(/http:\/\/127\.0\.0\.1:\d+/, "https://x.supabase.co");
    const policy = effectivePolicy(hosted(header), hosted(await metaPolicy(response)));
    expect(policy.convertToString()).not.toMatch(/unsafe-|\*|data:|blob:/);
    expect(policy.directives["default-src"]).toEqual(["'none'"]);
    const findings = new CspEvaluator(policy).evaluate();
    const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
