import type { Page } from "@playwright/test";
import { markdownToHtml } from "../src/gatsby/markdownToHtml";
import { plainText } from "../src/lib/plainText";
import { faq, lastOf, textPage } from "./support/content";
import { openHeld } from "./support/network";
import { followLink, hydrated, openTab, PHONE } from "./support/page";
import { expect, test } from "./support/test";

const { tabs } = faq;
/** A tab that is not open at first, where there are several, and one of its questions. */
const OTHER = lastOf(tabs);
const QUESTION = lastOf(OTHER.questions);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.locator("[role=tabpanel]:not([hidden])");
const question = (page: Page) => page.locator(`details:has(#${QUESTION.id}) > summary`);

async function open(page: Page, anchor = ""): Promise<void> {
  await openTab(page, `${faq.path}${anchor}`);
}

test("tabs show one panel with its steps, and phones a hint at more", async ({ page }) => {
  await open(page);
  const hint = page.getByText(faq.tabsHint, { exact: true });
  await expect(hint).toBeHidden();
  for (const { title, steps } of tabs) {
    await tab(page, title).click();
    await expect(tab(page, title)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(title);
    for (const step of steps ?? [])
      await expect(panel(page).getByRole("listitem").filter({ hasText: step.title })).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expect(hint).toBeVisible();
});

test("tabs and questions open before hydration and stay open after it", async ({ page }) => {
  const release = await openHeld(page, faq.path);
  await page.locator(`a[href='#${OTHER.id}']`).click();
  for (const { id } of tabs)
    await expect(page.locator(`#${id}`)).toBeVisible({ visible: id === OTHER.id });
  await question(page).click();
  await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
  release();
  await hydrated(page);
  await expect(tab(page, OTHER.title)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
});

test("a link on another page opens its answer, which has the focus", async ({ page }) => {
  await openTab(page, textPage.path);
  // A link to the page itself leaves nothing behind that the next page would take for its anchor.
  await followLink(page, textPage.path);
  await followLink(page, `${faq.path}#${QUESTION.id}`);
  await expect(page.locator(`#${QUESTION.id}`)).toBeInViewport();
  await expect(page.locator(`#${QUESTION.id}`)).toBeFocused();
});

test("a question that is opened by key stays in view when the one above it closes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page);
  for (const summary of await panel(page).locator("summary").all()) {
    await summary.press("Enter");
    await expect
      .poll(() =>
        summary.evaluate((element) => {
          const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const { top, height } = element.getBoundingClientRect();
          return top >= header && top + Math.min(height, 100) <= innerHeight;
        }),
      )
      .toBe(true);
  }
});

test("all panels and the page's end are there without JavaScript", async ({ plainPage: page }) => {
  await page.goto(faq.path);
  for (const { id } of tabs) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeHidden();
  await question(page).click();
  await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
  const { title, actions } = faq.callToAction;
  const closing = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title }) });
  for (const { label, to } of actions)
    await expect(closing.getByRole("link", { name: label })).toHaveAttribute("href", to);
  const disclaimer = plainText(markdownToHtml(faq.disclaimer));
  await expect(page.locator(`main > section:has(#${QUESTION.id})`)).toContainText(disclaimer);
});

test("the words of a search are marked where they were found", async ({ page }) => {
  await open(page);
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
