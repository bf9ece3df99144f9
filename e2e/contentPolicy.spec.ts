import { SITE } from "../shared/addresses";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";
import { violationsOf } from "./support/violations";

/** What somebody might get into a page, and how it would show that it ran. */
const INJECTIONS: Record<string, string> = {
  "an inline script": "<script>window.ran = true</script>",
  "an event handler": '<img src="/no-such-picture.png" onerror="window.ran = true">',
  "a foreign script": '<script src="https://evil.example/evil.js"></script>',
  "a script in a frame": '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  "a script as an address": '<iframe src="javascript:parent.ran = true"></iframe>',
  "a foreign base": '<base href="https://evil.example/"><script src="/evil.js"></script>',
  "an object": '<object data="https://evil.example/evil.html"></object>',
};

for (const [what, html] of Object.entries(INJECTIONS))
  test(`${what} in the HTML of a page does not run`, async ({ page }) => {
    const violations = await violationsOf(page);
    let reached = false;
    await page.route("https://evil.example/**", (route) => {
      reached = true;
      return route.fulfill({ contentType: "text/javascript", body: "window.ran = true" });
    });
    await page.route("**/faq", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<main id="main"', `${html}$&`);
      expect(body).toContain(html);
      await route.fulfill({ response, body });
    });
    await page.goto("/faq");
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    expect(reached).toBe(false);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

test("a style attribute, a foreign style sheet and eval are refused", async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto("/faq");
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

test("no other site can frame a page", async ({ page }) => {
  await page.route("https://elsewhere.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${SITE}/contact"></iframe>` }),
  );
  await page.goto("https://elsewhere.example/");
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

for (const [policy, attribute, shown] of [
  ["none", "", true],
  ["require-corp", "", false],
  ["credentialless", "", false],
  ["credentialless", "credentialless", true],
] as const)
  test(`under the embedder policy ${policy} the map ${attribute ? "as a credentialless frame " : ""}is ${shown ? "shown" : "refused"}`, async ({
    page,
  }) => {
    await page.route("**/contact", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "cross-origin-embedder-policy": policy };
      await route.fulfill({ response, headers });
    });
    // Stands in for the map's service, which sends no policy of this kind either.
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
    );
    await page.goto("/contact");
    await hydrated(page);
    await page.evaluate((name) => {
      const frame = document.createElement("iframe");
      if (name) frame.setAttribute(name, "");
      frame.src = "https://www.openstreetmap.org/export/embed.html";
      document.body.append(frame);
    }, attribute);
    await expect
      .poll(() => page.frames()[1]?.url())
      .toMatch(shown ? /openstreetmap/ : /^chrome-error:/);
  });
