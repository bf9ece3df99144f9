import { readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ContentFolder } from "../../shared/contentFolder";
import { replaceFile } from "../../shared/replaceFile";
import { contact, faq, lastOf } from "../support/content";
import { heading } from "../support/page";
import { expect, test } from "../support/test";

const inCopy = (path: string) => join(process.env.DEVELOP_ROOT ?? "", path);
const inContent = (file: string) => inCopy(join("content", file));
const content = () => new ContentFolder(inContent(""));

const changed = new Map<string, Buffer>();

/** Keeps a file of the copy's content to restore it after the test. */
function remember(file: string): void {
  if (!changed.has(file)) changed.set(file, readFileSync(inContent(file)));
}

/** Restores a file that still is changed; another write would make the server read it again. */
function restore(file: string): void {
  const bytes = changed.get(file);
  if (bytes) replaceFile(inContent(file), bytes);
  changed.delete(file);
}

test.afterEach(() => {
  for (const file of [...changed.keys()]) restore(file);
});

const message = (page: Page) => page.getByRole("alert").filter({ hasText: "The content has" });

const printedByDevelop = () => readFileSync(inCopy("develop.log"), "utf8");

/** Waits for texts over the page and in the terminal, and annotates the time since the save. */
async function expectMessage(page: Page, ...texts: string[]): Promise<void> {
  const saved = performance.now();
  for (const text of texts) await expect(message(page)).toContainText(text);
  const duration = Math.round(performance.now() - saved);
  test.info().annotations.push({ type: "from save to message", description: `${duration} ms` });
  for (const text of texts) await expect.poll(printedByDevelop).toContain(text);
}

const FAQ = "faq/page.yaml";
const FAQ_DATA = `/page-data${faq.path}/page-data.json`;
const TITLE = faq.intro.title;

test("a misspelt name shows over the page, which remains, until it is fixed", async ({ page }) => {
  await page.goto(faq.path);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(message(page)).toBeHidden();
  remember(FAQ);
  content().set(FAQ, { "intro.title": undefined, "intro.titel": TITLE });
  await expectMessage(
    page,
    `content/${FAQ}:`,
    `"titel" is not allowed here. Did you mean "title"?`,
  );
  await expect(heading(page, TITLE)).toBeVisible();
  content().set(FAQ, { "intro.titel": undefined, "intro.title": "Questions, answered" });
  await expect(message(page)).toBeHidden();
  await expect(heading(page, "Questions, answered")).toBeVisible();
  restore(FAQ);
  await expect(heading(page, TITLE)).toBeVisible();
});

test("a file that is not valid YAML shows over the page, also after a reload", async ({ page }) => {
  await page.goto(faq.path);
  remember(FAQ);
  content().write(
    FAQ,
    content()
      .source(FAQ)
      .replace(/^intro:.*\n/m, "$&\t"),
  );
  await expectMessage(page, `content/${FAQ}:`, "is indented with a tab.");
  await page.reload();
  await expect(message(page)).toContainText("is indented with a tab.");
  await expect(heading(page, TITLE)).toBeVisible();
  restore(FAQ);
  await expect(message(page)).toBeHidden();
  await expect(heading(page, TITLE)).toBeVisible();
});

test("a deleted picture shows over the page until it is restored", async ({ page }) => {
  test.skip(!contact.map.picture, "The map has no picture.");
  const picture = join("contact", contact.map.picture?.src ?? "");
  const { title } = contact.intro;
  await page.goto(contact.path);
  await expect(heading(page, title)).toBeVisible();
  remember(picture);
  rmSync(inContent(picture));
  await expectMessage(page, "content/contact/page.yaml:", picture);
  restore(picture);
  await expect(message(page)).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(heading(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("a mistake in a new file shows over the page until it is fixed", async ({ page }) => {
  const file = "legal/new.yaml";
  await page.goto(faq.path);
  try {
    content().copy(lastOf(content().entries("legal")), file, {
      path: "/a-new-page",
      "seo.title": "A new page for this test",
      "seo.description": "A description of the new page.",
      "intro.title": "A new page",
      summary: undefined,
      sumary: "In short.",
    });
    await expectMessage(page, `content/${file}:`, 'Did you mean "summary"?');
    content().set(file, { sumary: undefined, summary: "In short." });
    await expect(message(page)).toBeHidden();
    await expect(async () => {
      await page.goto("/a-new-page");
      await expect(heading(page, "A new page")).toBeVisible({ timeout: 2000 });
    }).toPass();
  } finally {
    rmSync(inContent(file), { force: true });
  }
});

test("a renamed file shows as missing until it has its name again", async ({ page }) => {
  const renamed = inContent("faq/pages.yaml");
  await page.goto(faq.path);
  await expect(heading(page, TITLE)).toBeVisible();
  renameSync(inContent(FAQ), renamed);
  try {
    await expectMessage(page, `content/${FAQ}:1:1`, `content/faq/pages.yaml:1:1`, "is missing");
    await expect.poll(async () => (await page.request.get(FAQ_DATA)).status()).toBe(404);
  } finally {
    renameSync(renamed, inContent(FAQ));
  }
  await expect(message(page)).toBeHidden();
  await expect.poll(async () => (await page.request.get(FAQ_DATA)).status()).toBe(200);
  // Gatsby itself may reload the page at the same time, which aborts a navigation.
  await expect(async () => {
    await page.reload();
    await expect(heading(page, TITLE)).toBeVisible({ timeout: 2000 });
  }).toPass();
});
