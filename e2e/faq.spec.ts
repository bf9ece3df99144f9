import type { Page } from "@playwright/test";
import { markdownToHtml } from "../src/gatsby/markdownToHtml";
import { plainText } from "../src/lib/plainText";
import { faq, lastOf } from "./support/content";
import { holdScripts } from "./support/network";
import { hydrated } from "./support/page";
import { expect, test } from "./support/test";

const { tabs } = faq;
const TITLES = tabs.map(({ title }) => title);
/** A tab that is not open at first, where there are several, and one of its questions. */
const OTHER = lastOf(tabs);
const QUESTION = lastOf(OTHER.questions);

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.locator("[role=tabpanel]:not([hidden])");
const question = (page: Page) => page.locator(`details:has(#${QUESTION.id}) > summary`);

async function open(page: Page, anchor = ""): Promise<void> {
  await page.goto(`${faq.path}${anchor}`);
  await hydrated(page);
}

test("tabs show one panel at a time when they are clicked or reached by keys", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("tab")).toHaveText(TITLES);
  for (const name of TITLES) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, TITLES[0] ?? "")).toBeFocused();
  await page.keyboard.press("End");
  await expect(tab(page, OTHER.title)).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName(OTHER.title);
});

test("a question closes when another one of its tab opens", async ({ page }) => {
  await open(page);
  const questions = panel(page).locator("details");
  const [first, last] = [questions.first(), questions.last()];
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
  // With a single question, the second click closes it.
  const isSingle = (await questions.count()) === 1;
  await last.locator("summary").click();
  await expect(panel(page).locator("details[open]")).toHaveCount(isSingle ? 0 : 1);
  if (isSingle) return;
  await expect(last).toHaveAttribute("open", "");
  await last.locator("summary").click();
  await expect(panel(page).locator("details[open]")).toHaveCount(0);
});

test("tabs list their steps, above a panel and a disclaimer, when they are open", async ({
  page,
}) => {
  await open(page);
  for (const { title, steps } of tabs) {
    await tab(page, title).click();
    for (const step of steps ?? [])
      await expect(panel(page).getByRole("listitem").filter({ hasText: step.title })).toBeVisible();
  }
  const { title, actions } = faq.callToAction;
  const closing = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title }) });
  for (const { to } of actions) await expect(closing.locator(`a[href="${to}"]`)).toBeVisible();
  const disclaimer = plainText(markdownToHtml(faq.disclaimer));
  await expect(page.locator("main > :last-child")).toContainText(disclaimer);
});

test("a hint at more tabs is visible when the window is narrow", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const hint = page.getByText(faq.tabsHint, { exact: true });
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(hint).toBeHidden();
});

test("a hidden tab opens when the browser's search finds text in it", async ({ page }) => {
  await open(page);
  const hidden = page.locator(`#${OTHER.id}`);
  if (tabs.length > 1) await expect(hidden).toHaveAttribute("hidden", "until-found");
  // The browser fires this event before it reveals what it has found.
  await hidden.dispatchEvent("beforematch");
  await expect(tab(page, OTHER.title)).toHaveAttribute("aria-selected", "true");
  await expect(hidden).toBeVisible();
});

test("tabs and questions open before hydration and stay open when the page hydrates", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(faq.path, { waitUntil: "domcontentloaded" });
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels are visible and a question opens when it is clicked", async ({ page }) => {
    await page.goto(faq.path);
    for (const { id } of tabs) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await question(page).click();
    await expect(page.locator(`#${QUESTION.id}`)).toBeVisible();
  });
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
  await expect.poll(async () => [...new Set(await marked())]).toEqual([word.toLowerCase()]);
  await page.getByRole("searchbox").fill("");
  await expect.poll(marked).toEqual([]);
});
