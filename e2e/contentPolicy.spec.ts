import type { Page } from "@playwright/test";
import { SITE } from "../shared/addresses";
import { sweptRoutes } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { labels, openCalculator, RESOURCES } from "./support/calculator";
import { sendButton } from "./support/contactForm";
import { about, contact, faq, leaders, newsletters, shared } from "./support/content";
import { button, followLink, hydrated } from "./support/page";
import { expect, test } from "./support/test";

/** Collects everything that the page's Content-Security-Policy refuses from now on. */
async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
        (window as unknown as { reportViolation(text: string): void }).reportViolation(
          `${location.pathname}: ${violatedDirective} refuses ${blockedURI} (${sourceFile}:${lineNumber})`,
        ),
    ),
  );
  return violations;
}

/** HTML that an attacker might get into a page; it sets `window.ran` when it is executed. */
const INJECTIONS: Record<string, string> = {
  "an inline script": "<script>window.ran = true</script>",
  "an event handler": '<img src="/no-such-picture.png" onerror="window.ran = true">',
  "a foreign script": '<script src="https://evil.example/evil.js"></script>',
  "a script in a frame": '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  "a script as an address": '<iframe src="javascript:parent.ran = true"></iframe>',
  "a foreign base": '<base href="https://evil.example/"><script src="/evil.js"></script>',
  "an object": '<object data="https://evil.example/evil.html"></object>',
};

test("nothing runs, and each is refused, when scripts are injected into a page in every way", async ({
  page,
}) => {
  const violations = await policyViolations(page);
  let isRequested = false;
  await page.route("https://evil.example/**", (route) => {
    isRequested = true;
    return route.fulfill({ contentType: "text/javascript", body: "window.ran = true" });
  });
  const ways = Object.entries(INJECTIONS);
  await page.route(`**${faq.path}*`, async (route) => {
    const html = ways[Number(new URL(route.request().url()).searchParams.get("way"))]?.[1] ?? "";
    const response = await route.fetch();
    const body = (await response.text()).replace('<main id="main"', `${html}$&`);
    expect(body).toContain(html);
    await route.fulfill({ response, body });
  });
  for (const [index, [name]] of ways.entries()) {
    violations.length = 0;
    await page.goto(`${faq.path}?way=${index}`);
    await expect.poll(() => violations.length, name).toBeGreaterThan(0);
    expect(isRequested, name).toBe(false);
    expect(await page.evaluate(() => "ran" in window), name).toBe(false);
  }
});

test("a style attribute, an inline style sheet, a handler and eval are refused when script adds them", async ({
  page,
}) => {
  const violations = await policyViolations(page);
  await page.goto(faq.path);
  const outcome = await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p id="styled" style="color: rgb(1, 2, 3)">x</p><style>#styled { background: red }</style>',
    );
    const styled = document.getElementById("styled") as HTMLElement;
    styled.setAttribute("onclick", "window.ran = true");
    styled.click();
    const { color, backgroundColor } = getComputedStyle(styled);
    return { color, backgroundColor, ran: "ran" in window };
  });
  expect(outcome.color).not.toBe("rgb(1, 2, 3)");
  expect(outcome).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)", ran: false });
  await page.addScriptTag({ content: "eval('window.ran = true')" }).catch(() => {});
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
});

test("a page is refused when another site frames it", async ({ page }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<iframe src="${SITE}${contact.path}"></iframe>`,
    }),
  );
  await page.goto("https://elsewhere.example/");
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

const MAP = new URL(contact.map.embedUrl);

// Why the site sends no Cross-Origin-Embedder-Policy: the map would be refused in every browser but
// Chromium, which knows `credentialless` frames. A page's policy outlasts client-side navigation, so
// it could not be limited to other pages.
const EMBEDDER_POLICIES: [policy: string, attribute: string, isShown: boolean][] = [
  ["none", "", true],
  ["require-corp", "", false],
  ["credentialless", "", false],
  ["credentialless", "credentialless", true],
];
for (const [policy, attribute, isShown] of sample(EMBEDDER_POLICIES, 1, "embedder policy"))
  test(`the map ${attribute ? "in a credentialless frame " : ""}is ${isShown ? "shown" : "refused"} when the embedder policy is ${policy}`, async ({
    page,
  }) => {
    await page.route(`**${contact.path}`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "cross-origin-embedder-policy": policy };
      await route.fulfill({ response, headers });
    });
    // Like the map's own service, this one sends no Cross-Origin-Embedder-Policy.
    await page.route(`${MAP.origin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
    );
    await page.goto(contact.path);
    await hydrated(page);
    await page.evaluate(
      ([name, src]) => {
        const frame = document.createElement("iframe");
        if (name) frame.setAttribute(name, "");
        frame.src = src;
        document.body.append(frame);
      },
      [attribute, MAP.href] as const,
    );
    await expect
      .poll(() => page.frames()[1]?.url())
      .toMatch(isShown ? new RegExp(`^${MAP.origin}`) : /^chrome-error:/);
  });

test("nothing is refused when the visitor navigates through the pages", async ({
  page,
  consoleErrors,
}) => {
  const violations = await policyViolations(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await hydrated(page);
  for (const route of [...sweptRoutes("navigation").slice(1), "/"]) {
    await followLink(page, route);
    await expect(page).toHaveURL(route);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      new RegExp(`${route}$`),
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(violations).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("nothing is refused when dialogs, menus, forms, calculators and the map are used", async ({
  page,
}) => {
  const violations = await policyViolations(page);
  await page.route(`${MAP.origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
  );

  await page.goto(contact.path);
  await sendButton(page).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(6);
  await button(page, contact.map.showLabel).click();
  await expect(page.frameLocator("iframe").getByText("A map")).toBeVisible();

  await page.goto(newsletters.path);
  await hydrated(page);
  await button(page, newsletters.form.submit).click();
  await expect(page.getByText(newsletters.form.errorText)).toBeVisible();

  await openCalculator(page, RESOURCES.route);
  await button(page, labels.form.calculate).click();
  await expect(page.getByText(`${labels.results.payment}: `)).toBeVisible();

  await page.goto(faq.path);
  await hydrated(page);
  await page.locator("header [popovertarget]:visible").first().click();
  await page.getByRole("tab").last().click();
  await page.locator("[role=tabpanel]:not([hidden]) summary").first().click();
  await page.goto(about.path);
  await hydrated(page);
  if (leaders.length > 1) await button(page, shared.carousel.next).click();
  expect(violations).toEqual([]);
});
