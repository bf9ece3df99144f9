import type { Page } from "@playwright/test";
import { fieldId } from "../src/features/contact/fields";
import { exampleSubmission } from "../supabase/tests/exampleSubmission";
import { failure, fakeBackend, fillIn, form, openForm } from "./support/contactForm";
import { contact } from "./support/content";
import { breakStorage, STORAGE_FAULTS } from "./support/storage";
import { expect, test } from "./support/test";

const note = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const copyButton = (page: Page) => page.getByRole("button", { name: form.copy });

for (const fault of STORAGE_FAULTS)
  test(`a failed message is said to be on this tab only, and can be copied, when storage is ${fault}`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const backend = await fakeBackend(page);
    backend.insert = failure();
    await openForm(page);
    await expect(copyButton(page)).toBeHidden();
    await page.getByRole("button", { name: form.submit }).click();
    await expect(note(page, form.failedUnkept)).toBeVisible();
    await expect(note(page, form.failed)).toBeHidden();
    await copyButton(page).click();
    await expect(page.getByText(form.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values(exampleSubmission)) expect(copied).toContain(value);
  });

test("an offline form says what it keeps, as far as the browser keeps it", async ({
  page,
  context,
}) => {
  await openForm(page);
  await context.setOffline(true);
  await expect(note(page, form.offline)).toBeVisible();
  await expect(copyButton(page)).toBeHidden();
  await context.setOffline(false);
  await breakStorage(page, "denied");
  await openForm(page);
  await context.setOffline(true);
  await expect(note(page, form.offlineUnkept)).toBeVisible();
  await expect(copyButton(page)).toBeVisible();
});

test("a form that cannot be loaded promises nothing when storage is denied", async ({ page }) => {
  await breakStorage(page, "denied");
  await page.route("**/scripts/contact-*", (route) => route.abort());
  await page.goto(contact.path);
  await fillIn(page);
  const alert = page.getByRole("alert").filter({ hasText: form.loadErrorUnkept });
  await expect(alert).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject() });
  });
  await alert.getByRole("button", { name: form.copy }).click();
  await expect(page.getByText(form.notCopied)).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(exampleSubmission.message);
  await expect(page.locator(`#${fieldId("message")}`)).toBeFocused();
});
