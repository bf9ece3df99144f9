import { expect, type Page, type Route, test } from "@playwright/test";
import { amountField } from "./support/calculator";
import { answer, CAPTIVE_PORTAL, draftNote, failure, field, json } from "./support/contactForm";
import { calculator, contact, faq, otherTextPage, site, textPage } from "./support/content";
import {
  button,
  followLink,
  heading,
  hydrated,
  loadErrorAlert,
  markDocument,
  openTab,
  reloaded,
  setTextSize,
} from "./support/page";

const { loading } = site;
const { path: PATH, intro } = textPage;
const PAGE_DATA = `**/page-data${PATH}/page-data.json*`;
const PAGE_SCRIPT = "**/scripts/component---src-templates-{text,about}-page-*";
const SITE_SCRIPTS = "**/scripts/{app,framework}-*";

for (const [fault, files, fail] of [
  ["a page's script cannot be fetched", PAGE_SCRIPT, failure()],
  ["a page's script is not found @night", PAGE_SCRIPT, answer(404)],
  ["a page's data cannot be fetched @night", PAGE_DATA, failure()],
  ["the request for a page's data returns HTML", PAGE_DATA, answer(200, CAPTIVE_PORTAL)],
  ["the version's data cannot be fetched @night", "**/page-data/app-data.json", failure()],
] as const)
  test(`a link does a full page load when ${fault}`, async ({ page }) => {
    await openTab(page, faq.path);
    await page.route(files, fail);
    await followLink(page, PATH);
    await expect(page).toHaveURL(PATH);
    await reloaded(page);
    await expect(heading(page, intro.title)).toBeVisible();
  });

for (const [what, files, rest] of [
  ["a page's data", PAGE_DATA, "campaign=1#main"],
  // Before React loads, no script can preserve the rest of the URL.
  ["the site's scripts", SITE_SCRIPTS, ""],
] as const)
  test(`the page offers a reload button when ${what} cannot be fetched`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(`${PATH}?campaign=1#main`);
    await expect(loadErrorAlert(page)).toBeVisible();
    await expect(heading(page, intro.title)).toBeVisible();
    await page.unroute(files);
    // Moving the pointer to the button retries the load, which may remove the notice before the click.
    await button(page, loading.reload).dispatchEvent("click");
    await hydrated(page);
    await expect(page).toHaveURL(`${PATH}?${rest}`);
    await expect(loadErrorAlert(page)).toBeHidden();
  });

test("when not even the loader can be fetched, the page says so after some seconds, and the header is legible below the opening", async ({
  page,
}) => {
  await page.route("**/scripts/**", (route) => route.abort());
  await page.goto(calculator.path);
  await expect(loadErrorAlert(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(loadErrorAlert(page)).toBeVisible();
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

/** Simulates a deploy: the old build's files are missing until the tab does a full page load. */
async function deploy(page: Page): Promise<void> {
  let isOld = true;
  await page.route("**/*", (route) => {
    if (route.request().isNavigationRequest()) isOld = false;
    if (isOld && route.request().url().includes("/scripts/")) return answer(404)(route);
    if (isOld && route.request().url().endsWith("/app-data.json"))
      return json(200, { webpackCompilationHash: "other" })(route);
    return route.continue();
  });
}

async function expectFreshLoad(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await reloaded(page);
  await hydrated(page);
  await expect(loadErrorAlert(page)).toBeHidden();
}

test("after a deploy, a link does a full page load and Back restores a half-written message", async ({
  page,
}) => {
  await openTab(page, contact.path);
  const message = field(page, "message");
  await message.fill("I had just written half of");
  await deploy(page);
  await followLink(page, calculator.path);
  await expectFreshLoad(page, calculator.path);
  await page.goBack();
  await hydrated(page);
  // Scrolls to the form, which loads only when it is close to the window, because the browser has restored a
  // scroll position at the footer.
  await message.scrollIntoViewIfNeeded();
  await expect(draftNote(page)).toBeVisible();
  await expect(message).toHaveValue("I had just written half of");
});

test("after a deploy, Back does a full page load", async ({ page }) => {
  await openTab(page, otherTextPage.path);
  await followLink(page, PATH);
  await expect(page).toHaveURL(PATH);
  // Clears the previous page's data from memory.
  await page.reload();
  await hydrated(page);
  await markDocument(page);
  await deploy(page);
  await page.evaluate(() => window.history.back());
  await expectFreshLoad(page, otherTextPage.path);
});

test("in a small window, the error notice leaves the header and part of the page visible @night", async ({
  page,
}) => {
  await setTextSize(page, 200);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(PAGE_DATA, (route) => route.abort());
  await page.goto(PATH);
  const notice = loadErrorAlert(page);
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

test("Back opens a page even if its data cannot be fetched", async ({ page }) => {
  await page.route(PAGE_DATA, (route) => route.abort());
  await page.goto(PATH);
  await expect(loadErrorAlert(page)).toBeVisible();
  await followLink(page, faq.path);
  await expect(heading(page, faq.intro.title)).toBeVisible();
  await expect(page).toHaveURL(faq.path);
  await page.goBack();
  await expect(heading(page, intro.title)).toBeVisible();
});

test("a key press retries scripts that failed to load, and the entered values are kept", async ({
  page,
}) => {
  await page.route(SITE_SCRIPTS, (route) => route.abort());
  await page.goto(calculator.path);
  await expect(loadErrorAlert(page)).toBeVisible();
  const amount = amountField(page);
  // Sets the value without focus or a key, because both would retry the scripts.
  await amount.evaluate((input: HTMLInputElement) => {
    input.value = "7,300";
  });
  await page.unroute(SITE_SCRIPTS);
  // Repeats the event, because a request may still be pending the first time.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent("keydown")));
    await expect(loadErrorAlert(page)).toBeHidden({ timeout: 500 });
  }).toPass();
  await hydrated(page);
  await expect(amount).toHaveValue("7,300");
});

/** Empties the data of a page or the whole site, so that rendering throws an error. */
const removeContent = async (route: Route) => {
  const response = await route.fetch();
  const json = await response.json();
  const { data } = json.result ?? json;
  for (const name of Object.keys(data)) data[name] = null;
  await route.fulfill({ response, json });
};

test("when a page throws an error, the header, footer and a link home remain, and the error message is focused", async ({
  page,
}) => {
  await page.route(PAGE_DATA, removeContent);
  await openTab(page, faq.path);
  await followLink(page, PATH);
  await expect(page).toHaveURL(PATH);
  await expect(heading(page, loading.title)).toBeFocused();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: loading.home }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, site.tagline)).toBeVisible();
});

test("when the whole app throws an error, visitors can reload without URL parameters or go to the home page @night", async ({
  page,
}) => {
  await page.route("**/page-data/sq/d/*.json", removeContent);
  await page.goto(`${faq.path}?campaign=1#main`);
  await expect(page.locator("#___gatsby")).toBeEmpty();
  await expect(loadErrorAlert(page)).toBeVisible();
  await button(page, loading.reload).click();
  await expect(page).toHaveURL(`${faq.path}?`);
  await expect(page.locator("#___gatsby")).toBeEmpty();
  await page.unroute("**/page-data/sq/d/*.json");
  await page.getByRole("link", { name: loading.home }).click();
  await expect(heading(page, site.tagline)).toBeVisible();
});
