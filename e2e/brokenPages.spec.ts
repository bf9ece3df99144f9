import type { Page, Route } from "@playwright/test";
import { fieldId } from "../src/features/contact/fields";
import { sendButton } from "./support/contactForm";
import { contact, faq, site, textPage } from "./support/content";
import { button, followLink, heading, loadErrorNotice, openTab } from "./support/page";
import { expect, test } from "./support/test";

const { loading } = site;

const brokenPage = (page: Page) => page.getByRole("heading", { level: 1, name: loading.title });
const recover = (page: Page) => page.getByRole("button", { name: loading.reload }).click();

test("a draft remains when its page has broken", async ({ page }) => {
  await openTab(page, contact.path);
  const message = page.locator(`#${fieldId("message")}`);
  await message.fill("A text that must not be lost");
  await page.evaluate(() => {
    for (const method of ["appendChild", "insertBefore"] as const) {
      const insert: (...nodes: never[]) => unknown = Node.prototype[method];
      Object.assign(Node.prototype, {
        [method](this: Node, ...nodes: never[]) {
          if (!document.querySelector("main form")?.contains(this))
            return insert.apply(this, nodes);
          // Then React can insert the error page.
          Object.assign(Node.prototype, { [method]: insert });
          throw new Error("for the test");
        },
      });
    }
  });
  // The other fields are empty, so that their errors are inserted.
  await sendButton(page).click();
  await expect(brokenPage(page)).toBeVisible();
  await recover(page);
  await expect(message).toHaveValue("A text that must not be lost");
  await expect(page).toHaveURL(contact.path);
});

/** Removes all content from the data of a page or of the whole site, so that rendering throws. */
const removeContent = async (route: Route) => {
  const response = await route.fetch();
  const json = await response.json();
  const { data } = json.result ?? json;
  for (const name of Object.keys(data)) data[name] = null;
  await route.fulfill({ response, json });
};

test("header, footer and a link home remain, and the focus moves to the report, when a page throws", async ({
  page,
}) => {
  await page.route(`**/page-data${textPage.path}/page-data.json*`, removeContent);
  await openTab(page, faq.path);
  await followLink(page, textPage.path);
  await expect(page).toHaveURL(textPage.path);
  await expect(brokenPage(page)).toBeFocused();
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
