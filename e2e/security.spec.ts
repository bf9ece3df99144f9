import { readdirSync } from "node:fs";
import type { APIResponse } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { ROUTES } from "../shared/routes";
import { effectivePolicy, policyText } from "./support/effectivePolicy";
import { hydrated } from "./support/hydrated";
import { observatoryScore } from "./support/securityGrade";
import { expect, test } from "./support/test";
import { violationsOf } from "./support/violations";

const SCRIPT = `/scripts/${readdirSync("public/scripts").find((file) => file.startsWith("app-"))}`;

/** What every answer of the site carries, whatever it answers. */
const EVERYWHERE = {
  "content-security-policy": /^frame-ancestors 'none'; .*connect-src 'self' http\S+;/,
  "strict-transport-security": /^max-age=63072000; includeSubDomains; preload$/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*payment=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
};

const ADDRESSES: [address: string, status: number, caching: RegExp][] = [
  ["/", 200, /^public, max-age=0, must-revalidate$/],
  ["/contact", 200, /^public, max-age=0, must-revalidate$/],
  ["/page-data/faq/page-data.json", 200, /^public, max-age=10$/],
  ["/page-data/app-data.json", 200, /^public, max-age=0, must-revalidate$/],
  ["/favicon.svg", 200, /^public, max-age=86400$/],
  [SCRIPT, 200, /^public, max-age=31536000, immutable$/],
  ["/no-such-page", 404, /^(?!.*immutable)/],
  ["/scripts/gone-from-an-earlier-version.js", 404, /^(?!.*immutable)/],
];

for (const [address, status, caching] of ADDRESSES)
  test(`${address} carries every security header and the right caching`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries(EVERYWHERE))
      expect.soft(headers[name] ?? "missing", name).toMatch(value);
    expect.soft(headers["cache-control"] ?? "").toMatch(caching);
  });

const metaPolicy = async (response: APIResponse) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    (await response.text()).replaceAll("&#x27;", "'"),
  )?.[1] ?? "";

for (const route of ["/", "/contact", "/faq", "/loan-calculator"])
  test(`${route}: the policy's two parts together have no weakness, and earn full marks`, async ({
    request,
  }) => {
    const response = await request.get(route);
    const header = response.headers()["content-security-policy"] ?? "";
    // The tests' backend stands on this machine; a real one is reached over HTTPS.
    const online = (text: string) =>
      text.replace(/http:\/\/127\.0\.0\.1:\d+/, "https://x.supabase.co");
    const policy = effectivePolicy(online(header), online(await metaPolicy(response)));
    expect(policyText(policy)).not.toMatch(/unsafe-|\*|data:|blob:/);
    expect(policy["default-src"]).toEqual(["'none'"]);
    const findings = new CspEvaluator(new CspParser(policyText(policy)).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);

    const score = observatoryScore({ headers: response.headers(), html: await response.text() });
    expect(score.older, JSON.stringify(score.parts)).toBeGreaterThanOrEqual(135);
    expect(score.newer, JSON.stringify(score.parts)).toBeGreaterThanOrEqual(145);
  });

test("nothing is refused on a walk through all pages in one document", async ({
  page,
  complaints,
}) => {
  const violations = await violationsOf(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await hydrated(page);
  for (const route of [...ROUTES.filter((path) => path !== "/"), "/"]) {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement("a"), { href: path });
      document.querySelector("main")?.append(link);
      link.click();
    }, route);
    await expect(page).toHaveURL(route);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${route}$`),
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
  expect(complaints).toEqual([]);
});

test("nothing is refused where dialogs, menus, forms, calculators and the map are used", async ({
  page,
}) => {
  const violations = await violationsOf(page);
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
  );
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await page.goto("/contact");
  await press("Send Message");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
  await press("Show interactive map");
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();

  await page.goto("/newsletters");
  await hydrated(page);
  await press("Subscribe");
  await expect(page.getByText("Please enter your email address")).toBeVisible();

  await page.goto("/resources");
  await page.locator("[data-island=calculator] > :first-child:not([data-example])").waitFor();
  await press("Calculate");
  await expect(page.getByText(/^Monthly payment: \$/)).toBeVisible();

  await page.goto("/faq");
  await hydrated(page);
  await press("Products");
  await page.getByRole("tab").nth(2).click();
  await page.locator("[role=tabpanel]:not([hidden]) summary").first().click();
  await page.goto("/about");
  await hydrated(page);
  await press("Next");
  expect(violations).toEqual([]);
});
