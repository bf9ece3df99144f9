import { readdirSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { calculator, contact, faq } from "./support/content";
import { effectivePolicy, formatPolicy, gradeSecurity } from "./support/securityGrade";
import { expect, test } from "./support/test";

const SCRIPT = `/scripts/${readdirSync("public/scripts").find((file) => file.startsWith("app-"))}`;

/** The headers of every response, whatever its status. */
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

const metaPolicy = async (response: APIResponse) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    (await response.text()).replaceAll("&#x27;", "'"),
  )?.[1] ?? "";

for (const route of ["/", contact.path, faq.path, calculator.path])
  test(`${route} has no weakness and the best grade when both of its policies are combined`, async ({
    request,
  }) => {
    const response = await request.get(route);
    const header = response.headers()["content-security-policy"] ?? "";
    // The tests' backend on this machine has no HTTPS; a hosted one has.
    const hosted = (text: string) =>
      text.replace(/http:\/\/127\.0\.0\.1:\d+/, "https://x.supabase.co");
    const policy = effectivePolicy(hosted(header), hosted(await metaPolicy(response)));
    expect(formatPolicy(policy)).not.toMatch(/unsafe-|\*|data:|blob:/);
    expect(policy["default-src"]).toEqual(["'none'"]);
    const findings = new CspEvaluator(new CspParser(formatPolicy(policy)).csp).evaluate();
    const severe = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);

    const { older, newer, parts } = gradeSecurity(response.headers(), await response.text());
    expect(older, JSON.stringify(parts)).toBeGreaterThanOrEqual(135);
    // The missing 10 points are for a Cross-Origin-Embedder-Policy; see contentPolicy.spec.ts.
    expect(newer, JSON.stringify(parts)).toBeGreaterThanOrEqual(145);
  });
