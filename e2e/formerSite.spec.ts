import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../shared/backend/server/ports";
import { expect, test } from "./support/test";

/** Returns a page's HTML. The former site's service worker responds to every request with such a page. */
const pageOf = (title: string, script = "") => `<!DOCTYPE html><title>${title}</title>${script}`;
const FORMER_WORKER = `
  self.addEventListener("install", () => self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("fetch", (event) => event.respondWith(
    new Response(${JSON.stringify(pageOf("Former"))}, { headers: { "Content-Type": "text/html" } })
  ));`;

for (const file of ["sw.js", "service-worker.js"])
  test(`shows the new site and unregisters the former site's ${file} when a visitor returns`, async ({
    page,
  }) => {
    const register = `<script>navigator.serviceWorker.register("/${file}")</script>`;
    let former = true;
    const { port, close } = await serve(0, "former site", ({ url = "" }, response) => {
      const built = join("public", url);
      const isScript = url.endsWith(".js");
      response.statusCode = former || !isScript || existsSync(built) ? 200 : 404;
      response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
      if (former) response.end(isScript ? FORMER_WORKER : pageOf("Former", register));
      else response.end(isScript && existsSync(built) ? readFileSync(built) : pageOf("Now"));
    });
    await page.goto(`http://localhost:${port}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    former = false;
    await page.goto(`http://localhost:${port}/any`);
    await expect(page).toHaveTitle("Now");
    await page.goto(`http://localhost:${port}/other`);
    await expect(page).toHaveTitle("Now");
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    await close();
  });
