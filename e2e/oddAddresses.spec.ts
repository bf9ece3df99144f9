import { notFound, redirects } from "./support/content";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

for (const path of ["/%", "/100%25", "/%2525", "/caf%C3", "/a%zz/b"])
  test(`${path} shows what was requested, also after a reload, and goes back`, async ({ page }) => {
    await page.goto("/robots.txt");
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("main code")).toHaveText(path);
    await page.reload();
    await expect(page.locator("main code")).toHaveText(path);
    await hydrated(page);
    await page.getByRole("button", { name: notFound.goBackLabel }).click();
    await expect(page).toHaveURL("/robots.txt");
  });

test("old addresses lead to their pages with and without a slash at their end", async ({
  request,
}) => {
  for (const { from, to } of redirects)
    for (const address of [from, `${from}/`]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(301);
      expect.soft(response.headers().location, address).toBe(to);
    }
});

test("programs that ask for /favicon.ico get the icon", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\//);
});
