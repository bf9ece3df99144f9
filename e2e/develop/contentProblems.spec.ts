import { rmSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import { faq, lastOf } from "../support/content";
import { test } from "../support/developmentServer";
import { heading } from "../support/page";
import { expect } from "../support/test";

const EDITED = "faq/page.yaml";
const NEW = "legal/new.yaml";

test("an overlay and the terminal report the error in an edited or a new file until it is fixed", async ({
  page,
  copy,
}) => {
  const content = new ContentFolder(join(copy.root, "content"));
  const original = content.source(EDITED);
  const { title } = faq.intro;
  const message = page.getByRole("alert").filter({ hasText: "The content has" });
  const expectMessage = async (...texts: string[]) => {
    for (const text of texts) {
      await expect(message).toContainText(text);
      await expect.poll(copy.output).toContain(text);
    }
  };
  await page.goto(faq.path);
  await expect(heading(page, title)).toBeVisible();
  await expect(message).toBeHidden();
  try {
    content.set(EDITED, { "intro.title": undefined, "intro.titel": title });
    await expectMessage(`content/${EDITED}:`, `"titel" is not allowed here. Did you mean "title"?`);
    await expect(heading(page, title)).toBeVisible();
    content.set(EDITED, { "intro.titel": undefined, "intro.title": "Questions, answered" });
    await expect(message).toBeHidden();
    await expect(heading(page, "Questions, answered")).toBeVisible();

    content.copy(lastOf(content.entries("legal")), NEW, {
      path: "/a-new-page",
      "seo.title": "A new page for this test",
      "seo.description": "A description of the new page.",
      "intro.title": "A new page",
      summary: undefined,
      sumary: "In short.",
    });
    await expectMessage(`content/${NEW}:`, 'Did you mean "summary"?');
    content.set(NEW, { sumary: undefined, summary: "In short." });
    await expect(message).toBeHidden();
    await expect(async () => {
      await page.goto("/a-new-page");
      await expect(heading(page, "A new page")).toBeVisible({ timeout: 2000 });
    }).toPass();
  } finally {
    rmSync(join(content.root, NEW), { force: true });
    content.write(EDITED, original);
    await expect(message).toBeHidden();
  }
});
