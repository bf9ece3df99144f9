import { sample } from "../shared/testDepth";
import { CAPTIVE_PORTAL } from "../test/contactFaults";
import { amountField } from "./support/calculator";
import { answer, failure } from "./support/contactForm";
import { calculator, faq, site, textPage } from "./support/content";
import {
  button,
  followLink,
  heading,
  hydrated,
  loadErrorNotice,
  openTab,
  reloaded,
  setTextSize,
} from "./support/page";
import { expect, test } from "./support/test";

const FAULTS = {
  "cannot be fetched": failure(),
  "are not found": answer(404),
  "are answered by HTML": answer(200, CAPTIVE_PORTAL),
};
const {
  path: PATH,
  intro: { title: TITLE },
} = textPage;
const PAGE_DATA = `**/page-data${PATH}/page-data.json*`;
const PAGE_FILES = {
  "a page's scripts": "**/scripts/component---src-templates-{legal,employer}-page-*",
  "a page's data": PAGE_DATA,
};

const LINK_FAULTS = Object.entries({
  ...PAGE_FILES,
  "the version's data": "**/page-data/app-data.json",
}).flatMap(([what, files]) =>
  Object.entries(FAULTS).map(([how, fail]) => ({ fault: `${what} ${how}`, files, fail })),
);

for (const { fault, files, fail } of sample(LINK_FAULTS, 2))
  test(`a link opens its page by a reload when ${fault}`, async ({ page }) => {
    await openTab(page, faq.path);
    await page.route(files, fail);
    await followLink(page, PATH);
    await expect(page).toHaveURL(PATH);
    await reloaded(page);
    await expect(heading(page, TITLE)).toBeVisible();
  });

// A page that has loaded does not need the version's data.
const NEEDED_FILES = Object.entries({ ...PAGE_FILES, "the site's scripts": "**/scripts/app-*" });

for (const [what, files] of sample(NEEDED_FILES, 2))
  test(`the page offers to load again when ${what} cannot be fetched`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(`${PATH}?campaign=1#main`);
    await expect(loadErrorNotice(page)).toBeVisible();
    await expect(heading(page, TITLE)).toBeVisible();
    await page.unroute(files);
    // A pointer on its way to the button has the page load what failed, and the notice may be gone before the click.
    await button(page, site.loading.reload).dispatchEvent("click");
    await hydrated(page);
    // Before React there is no script that could keep the rest of the address.
    await expect(page).toHaveURL(
      `${PATH}?${what === "the site's scripts" ? "" : "campaign=1#main"}`,
    );
    await expect(loadErrorNotice(page)).toBeHidden();
  });

test("the notice leaves the header and some of a small window free, and is not printed", async ({
  page,
}) => {
  await setTextSize(page, 200);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(PAGE_DATA, (route) => route.abort());
  await page.goto(PATH);
  const notice = loadErrorNotice(page);
  await expect(notice).toBeVisible();
  const top = (await notice.boundingBox())?.y;
  const header = await page.getByRole("banner").boundingBox();
  expect(top).toBeGreaterThan(header?.height ?? 0);
  const lastLink = notice.getByRole("link");
  await lastLink.focus();
  await expect(lastLink).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: "print" });
  await expect(notice).toBeHidden();
});

for (const [what, files] of sample(Object.entries(PAGE_FILES)))
  test(`a link opens its page when ${what} could not be fetched`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(PATH);
    await expect(loadErrorNotice(page)).toBeVisible();
    await followLink(page, faq.path);
    await expect(heading(page, faq.intro.title)).toBeVisible();
    await expect(page).toHaveURL(faq.path);
    await page.goBack();
    await expect(heading(page, TITLE)).toBeVisible();
  });

for (const intent of sample(["pageshow", "keydown"]))
  test(`${intent} loads failed scripts again and keeps typed values`, async ({ page }) => {
    const scripts = "**/scripts/{app,framework}-*";
    await page.route(scripts, (route) => route.abort());
    await page.goto(calculator.path);
    await expect(loadErrorNotice(page)).toBeVisible();
    const amount = amountField(page);
    // Without focus or a key, either of which would load the scripts again.
    await amount.evaluate((input: HTMLInputElement) => {
      input.value = "7,300";
    });
    await page.unroute(scripts);
    // Repeated, because a request may still be failing when the first event fires.
    await expect
      .poll(
        () =>
          page.evaluate((type) => {
            // As the browser does when Back restores a page left before its scripts had loaded.
            window.dispatchEvent(
              type === "pageshow"
                ? new PageTransitionEvent(type, { persisted: true })
                : new KeyboardEvent(type),
            );
            return performance.getEntriesByName("onInitialClientRender").length;
          }, intent),
        { timeout: 30_000 },
      )
      .toBe(1);
    await expect(amount).toHaveValue("7,300");
    await expect(loadErrorNotice(page)).toBeHidden();
  });
