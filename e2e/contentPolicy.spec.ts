import { SITE } from "../shared/addresses";
import { contact, faq } from "./support/content";
import { expect, test } from "./support/test";

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

test("injected scripts are refused, whatever the way, and none runs", async ({
  page,
  consoleErrors,
}) => {
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
    consoleErrors.length = 0;
    await page.goto(`${faq.path}?way=${index}`);
    await expect.poll(() => consoleErrors.join(), name).toContain("Content Security Policy");
    expect(isRequested, name).toBe(false);
    expect(await page.evaluate(() => "ran" in window), name).toBe(false);
  }
});

test("styles, handlers and eval are refused when script adds them", async ({
  page,
  consoleErrors,
}) => {
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
  const refusals = () => consoleErrors.filter((text) => text.includes("Content Security Policy"));
  await expect.poll(() => refusals().length).toBeGreaterThanOrEqual(4);
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
