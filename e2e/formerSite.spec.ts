import { expect, test } from "@playwright/test";
import { faq } from "./support/content";
import { heading } from "./support/page";

/** A service worker that responds to every request with a page of the former site. */
const FORMER_WORKER = `
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => event.respondWith(new Response("Former site")));`;

// The pages' own policy forbids service workers.
test.use({ bypassCSP: true });

for (const file of ["/sw.js", "/service-worker.js"])
  test(`shows the new site and unregisters the former site's ${file} when a visitor returns`, async ({
    page,
    context,
  }) => {
    await context.route(`**${file}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: FORMER_WORKER }),
    );
    await page.goto(faq.path);
    await page.evaluate((script) => navigator.serviceWorker.register(script), file);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto(faq.path);
    await expect(page.getByText("Former site")).toBeVisible();
    await context.unroute(`**${file}`);
    await page.reload();
    await expect(heading(page, faq.intro.title)).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });
