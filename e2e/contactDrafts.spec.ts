import type { Page } from "@playwright/test";
import {
  characterCount,
  counted,
  draftNote,
  exampleMessage,
  expectValues,
  failure,
  fakeBackend,
  field,
  fillIn,
  form,
  openForm,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact, faq } from "./support/content";
import { scriptsContaining } from "./support/network";
import { button, followLink, hydrated } from "./support/page";
import { breakStorage, STORAGE_FAULTS } from "./support/storage";
import { expect, test } from "./support/test";

const FORM_SCRIPT = scriptsContaining("contact-errors");

test("a draft is restored after a reload when the form's script had failed", async ({ page }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto(contact.path);
  await expect(page.getByText(form.loadError)).toBeVisible();
  await fillIn(page);
  await page.unroute(FORM_SCRIPT);
  await page.reload();
  await expect(draftNote(page)).toBeVisible();
  await expectValues(page);
});

test("a draft is restored after a reload until it is discarded", async ({ page }) => {
  await openForm(page);
  await page.reload();
  await expect(draftNote(page)).toBeVisible();
  await expectValues(page);
  await button(page, form.discard).click();
  await expect(field(page, "firstName")).toBeFocused();
  await expectValues(page, {});
  await page.reload();
  await hydrated(page);
  await expect(characterCount(page)).toHaveText(counted(0));
  await expectValues(page, {});
  await expect(draftNote(page)).toBeHidden();
});

test("what is typed in one tab is restored after a reload when another tab has sent its draft", async ({
  page,
  context,
}) => {
  await fakeBackend(page);
  await openForm(page);
  await page.reload();
  await expect(draftNote(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(contact.path);
  await expect(draftNote(other)).toBeVisible();
  await field(other, "message").fill("Another message of the same visitor");
  await sendButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await expect
    .poll(() => other.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Another message");
  await other.reload();
  await expectValues(other, { ...exampleMessage, message: "Another message of the same visitor" });
});

for (const [how, leave] of [
  ["a link", (page: Page) => followLink(page, faq.path)],
  [
    "another document",
    (page: Page) => page.evaluate((path) => window.location.assign(path), faq.path),
  ],
] as const)
  test(`the form is empty and sends nothing again when the visitor goes back and forward after ${how}`, async ({
    page,
  }) => {
    await page.clock.install();
    const backend = await fakeBackend(page);
    await openForm(page);
    await sendButton(page).click();
    await expect(sentToast(page)).toBeVisible();
    await leave(page);
    await page.waitForURL(`**${faq.path}`);
    for (const step of ["goBack", "goForward", "goBack"] as const) await page[step]();
    await page.clock.fastForward(5_100);
    await expect(sendButton(page)).toBeEnabled();
    await expectValues(page, {});
    await expect(draftNote(page)).toBeHidden();
    expect(backend.calls).toHaveLength(2);
  });

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
    await sendButton(page).click();
    await expect(note(page, form.failedUnkept)).toBeVisible();
    await expect(note(page, form.failed)).toBeHidden();
    await copyButton(page).click();
    await expect(page.getByText(form.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const value of Object.values(exampleMessage)) expect(copied).toContain(value);
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
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(exampleMessage.message);
  await expect(field(page, "message")).toBeFocused();
});
