import type { Page } from "@playwright/test";
import { markdownToHtml } from "../src/gatsby/markdownToHtml";
import { plainText } from "../src/lib/plainText";
import { faq, lastOf, textPage } from "./support/content";
import { openHeld } from "./support/network";
import { followLink, hydrated, openTab } from "./support/page";
import { expect, test } from "./support/test";

const { tabs } = faq;
/** A tab that is closed at first, unless it is the only one, and one of its questions. */
const OTHER = lastOf(tabs);
const QUESTION = lastOf(OTHER.questions);

// The last tab with its name: an owner may copy a tab.
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).last();
const question = (page: Page) => page.locator(`details:has(#${QUESTION.id}) > summary`);

test("tabs and questions stay open when the page hydrates", async ({ page }) => {
  const release = await openHeld(page, faq.path);
  for (const { id: chosen } of [OTHER, ...tabs.slice(0, 1), OTHER]) {
    await page.locator(`a[href='#${chosen}']`).click();
    for (const { id } of tabs)
      await expect(page.locator(`#${id}`)).toBeVisible({ visible: id === chosen });
  }
  await question(page).click();
  await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
  release();
  await hydrated(page);
  await expect(tab(page, OTHER.title)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
});

test("an answer opens with the focus when its link is clicked elsewhere", async ({ page }) => {
  await openTab(page, textPage.path);
  await followLink(page, `${faq.path}#${QUESTION.id}`);
  await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
  await expect(page.locator(`#${QUESTION.id}`)).toBeFocused();
});

test("an answer opens in view when a link has punctuation or parameters after its anchor", async ({
  page,
}) => {
  for (const tail of [".", ")", "%20", "?fbclid=1", "&utm_source=x"]) {
    await page.goto("about:blank");
    await page.goto(`${faq.path}#${QUESTION.id.replaceAll("-", "%2D")}${tail}`);
    await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
    await expect(tab(page, OTHER.title)).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`${faq.path}#${QUESTION.id}`);
  }
});

test("a text fragment in a closed tab is in view when its link is opened", async ({ page }) => {
  const words = plainText(markdownToHtml(QUESTION.answer)).split(" ").slice(0, 6).join(" ");
  const release = await openHeld(page, `${faq.path}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
  release();
  await hydrated(page);
  await expect(tab(page, OTHER.title)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
});

test("matches are highlighted when text is searched", async ({ page }) => {
  await openTab(page, faq.path);
  const [word = ""] = QUESTION.question.match(/\p{L}{4,}/gu) ?? [];
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get("found") ?? [])].map((range) =>
        range instanceof Range ? range.toString().toLowerCase() : "",
      ),
    );
  expect(await marked()).toEqual([]);
  await page.getByRole("searchbox").fill(word);
  await expect(question(page)).toBeVisible();
  await expect.poll(marked).toContain(word.toLowerCase());
  await page.getByRole("searchbox").fill("");
  await expect.poll(marked).toEqual([]);
});
