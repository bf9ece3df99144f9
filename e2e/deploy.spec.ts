import type { Page, Route } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { publishNewVersion } from "./support/newVersion";
import { footerLink, heading, notice, openTab } from "./support/page";
import { expect, test } from "./support/test";

/** The page came by a load of its own, and works. */
async function cameAfresh(page: Page): Promise<void> {
  await page.waitForFunction(() => !("oldTab" in window));
  await hydrated(page);
  await expect(notice(page)).toBeHidden();
}

test.describe("a tab that is open while a new version is published", () => {
  for (const [from, link, to, title] of [
    ["/privacy-policy", "Terms of Service", "/terms-of-service", "Terms of Service"],
    ["/faq", "Privacy Policy", "/privacy-policy", "Privacy Policy"],
    ["/faq", "Loan Calculator", "/loan-calculator", "What a loan costs"],
  ] as const)
    test(`goes on from ${from} to ${to} by a reload`, async ({ page, context }) => {
      await openTab(page, from);
      await publishNewVersion(context);
      await footerLink(page, link).click();
      await expect(page).toHaveURL(to);
      await cameAfresh(page);
      await expect(heading(page, title)).toBeVisible();
    });

  test("arrives at the place that a link names", async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.getByRole("button", { name: "Media" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Media", exact: true }).click();
    await expect(page).toHaveURL("/resources#media");
    await cameAfresh(page);
    await expect(page.locator("#media")).toBeInViewport();
  });

  test("reaches a page of a kind that its own version does not know", async ({ page, context }) => {
    await openTab(page, "/faq");
    await publishNewVersion(context);
    await page.route("**/page-data/privacy-policy/page-data.json", renameTemplate, { times: 1 });
    await footerLink(page, "Privacy Policy").click();
    await expect(page).toHaveURL("/privacy-policy");
    await cameAfresh(page);
  });

  test("keeps a half-written message", async ({ page, context }) => {
    await openTab(page, "/contact");
    const message = page.getByLabel("Message", { exact: true });
    await message.fill("I had just written half of");
    await publishNewVersion(context);
    await footerLink(page, "FAQ").click();
    await expect(page).toHaveURL("/faq");
    await cameAfresh(page);
    await page.goBack();
    await hydrated(page);
    // The browser is back at the footer's link; the form's code comes when the form is near.
    await message.scrollIntoViewIfNeeded();
    await expect(page.getByText("We kept what you wrote.")).toBeVisible();
    await expect(message).toHaveValue("I had just written half of");
  });

  test("keeps what was written before the scripts came, when the page must reload", async ({
    page,
  }) => {
    await page.route("**/page-data/contact/page-data.json", async (route) => {
      await page.getByLabel("Message", { exact: true }).fill("Written at once");
      await route.continue();
    });
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "of-a-newer-version" } }),
    );
    await page.goto("/contact");
    await page.waitForFunction(() => performance.navigation.type === 1);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Written at once");
  });
});

const renameTemplate = async (route: Route) => {
  const response = await route.fetch();
  const json = { ...(await response.json()), componentChunkName: "component---of-a-new-kind" };
  await route.fulfill({ response, json });
};
