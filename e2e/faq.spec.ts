import { expect, type Page, test } from "@playwright/test";
import { markdownToHtml } from "../src/gatsby/markdownToHtml";
import { plainText } from "../src/lib/plainText";
import { faq, lastOf, textPage } from "./support/content";
import { boxesOf } from "./support/layoutShifts";
import { openHeld } from "./support/network";
import { DESKTOP, followLink, hydrated, openTab } from "./support/page";

const { tabs } = faq;
/** The last tab, which is closed at first unless it is the only one. */
const OTHER = lastOf(tabs);
const QUESTION = lastOf(OTHER.questions);

// Takes the last tab with this name, because the content may contain two with the same name.
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).last();
const question = (page: Page) => page.locator(`details:has(#${QUESTION.id}) > summary`);

test("a tab and a question opened before hydration stay open", async ({ page }) => {
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

test("an answer opens and gets the focus when a link to it is clicked on another page", async ({
  page,
}) => {
  await openTab(page, textPage.path);
  await followLink(page, `${faq.path}#${QUESTION.id}`);
  await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
  await expect(page.locator(`#${QUESTION.id}`)).toBeFocused();
});

test("an answer opens and is in view even when its link has punctuation or parameters after the anchor", async ({
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

test("the text that a text-fragment link points to is in view, even inside a closed tab", async ({
  page,
}) => {
  const { title, questions } = tabs[1] ?? OTHER;
  const [{ id, answer } = QUESTION] = questions;
  const words = plainText(markdownToHtml(answer)).split(" ").slice(0, 6).join(" ");
  const release = await openHeld(page, `${faq.path}#:~:text=${encodeURIComponent(words)}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  release();
  await hydrated(page);
  await expect(tab(page, title)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test("opening an answer does not move the questions in the other column", async ({ page }) => {
  const [tab] = tabs.filter(({ questions }) => questions.length > 1);
  test.skip(!tab, "Every tab has one question.");
  const [first, last] = [tab?.questions[0]?.id, tab?.questions.at(-1)?.id];
  await page.setViewportSize(DESKTOP);
  await openTab(page, `${faq.path}#${tab?.id}`);
  const summary = (id = "") => `details:has(#${id}) > summary`;
  await page.locator(summary(first)).focus();
  const before = await boxesOf(page, summary(last));
  await page.keyboard.press("Enter");
  await expect(page.locator(`#${first}`)).toBeVisible();
  expect(await boxesOf(page, summary(last))).toEqual(before);
});
