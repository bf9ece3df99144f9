import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { ContentFolder } from "../../scripts/lib/contentFolder";
import { replaceFile } from "../../scripts/lib/replaceFile";
import { contact, faq, lastOf } from "../support/content";
import { type DevelopmentServer, test } from "../support/developmentServer";
import { heading } from "../support/page";

let copy: DevelopmentServer["copy"];
test.beforeAll(({ copy: served }) => {
  copy = served;
});
const inContent = (file: string) => join(copy.root, "content", file);
const content = () => new ContentFolder(inContent(""));

const changed = new Map<string, Buffer>();

/** Remembers a content file in the copy, to restore it after the test. */
const remember = (file: string) => changed.set(file, readFileSync(inContent(file)));

function restoreAll(): void {
  for (const [file, bytes] of changed) replaceFile(inContent(file), bytes);
  changed.clear();
}

test.afterEach(restoreAll);

const message = (page: Page) => page.getByRole("alert").filter({ hasText: "The content has" });

/** Waits until both the overlay and the terminal show these strings. */
async function expectMessage(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(message(page)).toContainText(text);
  for (const text of texts) await expect.poll(copy.output).toContain(text);
}

const FAQ = "faq/page.yaml";
const TITLE = faq.intro.title;

test("an overlay reports a misspelt field name until it is fixed", async ({ page }) => {
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
  restoreAll();
  await expect(heading(page, TITLE)).toBeVisible();
});

test("an overlay reports a deleted picture until it is restored", async ({ page }) => {
  test.skip(!contact.map.picture, "The map has no picture.");
  const picture = join("contact", contact.map.picture?.src ?? "");
  const { title } = contact.intro;
  await page.goto(contact.path);
  await expect(heading(page, title)).toBeVisible();
  remember(picture);
  rmSync(inContent(picture));
  await expectMessage(page, "content/contact/page.yaml:", picture);
  restoreAll();
  await expect(message(page)).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(heading(page, title)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("an overlay reports the error in a new file until it is fixed", async ({ page }) => {
  const file = "pages/new.yaml";
  await page.goto(faq.path);
  try {
    content().copy(lastOf(content().entries("pages")), file, {
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
