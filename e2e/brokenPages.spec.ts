import type { Page, Route } from "@playwright/test";
import { fieldId } from "../src/features/contact/fields";
import { OWN_CURRENCY } from "../src/lending/money";
import { LOANS_KEY } from "../src/lib/keptData";
import { calculatorHydrated } from "./support/calculator";
import { sendButton } from "./support/contactForm";
import { calculator, contact, faq, site, textPage } from "./support/content";
import {
  button,
  denyStorage,
  followLink,
  heading,
  loadErrorNotice,
  markDocument,
  openTab,
  reloaded,
} from "./support/page";
import { expect, test } from "./support/test";

const { loading } = site;

const brokenPage = (page: Page) => page.getByRole("heading", { level: 1, name: loading.title });
const recover = (page: Page) => page.getByRole("button", { name: loading.reload }).click();

const LOANS = `loan=${OWN_CURRENCY.code},5000.00,0.00,1000.00,6,monthly,,`;

const keepLoan = (page: Page) =>
  page.evaluate(([key, loans]) => localStorage.setItem(key, loans), [LOANS_KEY, LOANS] as const);

/** Makes the page throw while it reads its URL, as long as that has the part. */
const breakBy = (page: Page, part: "hash" | "search") =>
  page.addInitScript((part) => {
    const { get } = URLSearchParams.prototype;
    URLSearchParams.prototype.get = function (name) {
      if (location[part]) throw new Error("for the test");
      return get.call(this, name);
    };
  }, part);

for (const [cause, address, part] of [
  ["the fragment", "?amount=7000#loan=x", "hash"],
  ["the query", "?amount=7000", "search"],
] as const)
  test(`the button of a page that ${cause} breaks leads to one that works`, async ({ page }) => {
    await breakBy(page, part);
    await page.goto(calculator.path + address);
    await expect(brokenPage(page)).toBeVisible();
    await recover(page);
    await calculatorHydrated(page);
    await expect(brokenPage(page)).toBeHidden();
    await expect(page).toHaveURL(calculator.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

for (const storage of ["kept", "denied"] as const)
  test(`a draft remains when its page has broken, with storage ${storage}`, async ({ page }) => {
    if (storage === "denied") await denyStorage(page);
    await openTab(page, contact.path);
    const message = page.locator(`#${fieldId("message")}`);
    await message.fill("A text that must not be lost");
    await page.evaluate(() => {
      const { appendChild, insertBefore } = Node.prototype;
      for (const insert of [appendChild, insertBefore])
        Object.assign(Node.prototype, {
          [insert.name](this: Node, ...nodes: never[]) {
            if (!document.querySelector("main form")?.contains(this))
              return (insert as (...nodes: never[]) => unknown).apply(this, nodes);
            // Then React can insert the error page, and the page anew.
            Object.assign(Node.prototype, { appendChild, insertBefore });
            throw new Error("for the test");
          },
        });
    });
    // The other fields are empty, so that their errors are inserted.
    await sendButton(page).click();
    await expect(brokenPage(page)).toBeVisible();
    await recover(page);
    await expect(message).toHaveValue("A text that must not be lost");
    await expect(page).toHaveURL(contact.path);
  });

test("a page is loaded again and keeps its data when it has been rendered anew in vain", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  await keepLoan(page);
  await page.addInitScript(() => {
    URLSearchParams.prototype.has = () => {
      throw new Error("for the test");
    };
  });
  await page.goto(calculator.path);
  await expect(brokenPage(page)).toBeVisible();
  await markDocument(page);
  await recover(page);
  await expect(brokenPage(page)).toBeVisible();
  await recover(page);
  await reloaded(page);
  await expect(brokenPage(page)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), LOANS_KEY)).toBe(LOANS);
});

/** Removes all content from the data of a page or of the whole site, so that rendering throws. */
const removeContent = async (route: Route) => {
  const response = await route.fetch();
  const json = await response.json();
  const { data } = json.result ?? json;
  for (const name of Object.keys(data)) data[name] = null;
  await route.fulfill({ response, json });
};

test("header, footer and a link home remain when a page throws", async ({ page }) => {
  await page.route(`**/page-data${textPage.path}/page-data.json*`, removeContent);
  await openTab(page, faq.path);
  await followLink(page, textPage.path);
  await expect(page).toHaveURL(textPage.path);
  await expect(brokenPage(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: loading.home }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page, site.tagline)).toBeVisible();
});

test("the notice leads home, or to the bare page, when the whole app throws", async ({ page }) => {
  await page.route("**/page-data/sq/d/*.json", removeContent);
  await page.goto(`${faq.path}?campaign=1#main`);
  await expect(page.locator("#___gatsby")).toBeEmpty();
  await expect(loadErrorNotice(page)).toBeVisible();
  await button(page, loading.reload).click();
  await expect(page).toHaveURL(`${faq.path}?`);
  await expect(page.locator("#___gatsby")).toBeEmpty();
  await page.unroute("**/page-data/sq/d/*.json");
  await page.getByRole("link", { name: loading.home }).click();
  await expect(heading(page, site.tagline)).toBeVisible();
});
