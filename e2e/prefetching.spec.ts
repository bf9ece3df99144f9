import { calculator, faq, site, textPage } from "./support/content";
import { holdBack } from "./support/network";
import { followLink, heading, linkTo, openTab } from "./support/page";
import { expect, test } from "./support/test";

const { path: PATH } = textPage;

test("hovering a link requests all that its page needs in one round trip", async ({ page }) => {
  await openTab(page, faq.path);
  const release = await holdBack(page, /page-data\.json$|\/scripts\//);
  // None of them is answered before all are there.
  const requested = Promise.all(
    [
      // Gatsby detects a deploy by this file.
      "/page-data/app-data.json",
      `/page-data${calculator.path}/page-data.json`,
      "/scripts/component---src-templates-calculator-page",
      "/scripts/calculator-",
    ].map((address) => page.waitForRequest((request) => request.url().includes(address))),
  );
  const link = await linkTo(page, calculator.path);
  await link.hover();
  await requested;
  release();
  await link.click();
  await expect(heading(page, calculator.intro.title)).toBeVisible();
});

test("a bar shows and announces a navigation of more than 300 ms", async ({ page }) => {
  await openTab(page, faq.path);
  const release = await holdBack(page, /page-data\.json$/);
  await followLink(page, PATH);
  const progress = page.getByRole("status").filter({ hasText: site.loading.progress });
  await expect(progress).toBeAttached();
  expect(await progress.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
  await expect(page).toHaveURL(faq.path);
  release();
  await expect(heading(page, textPage.intro.title)).toBeVisible();
  await expect(progress).not.toBeAttached();
});
