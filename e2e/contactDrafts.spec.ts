import type { Page } from "@playwright/test";
import { sample } from "../shared/testDepth";
import {
  answer,
  characterCount,
  counted,
  created,
  draftNote,
  errorToast,
  expectValues,
  fakeBackend,
  field,
  fillIn,
  form,
  openForm,
  sendButton,
  sentToast,
  TOASTS,
} from "./support/contactForm";
import { contact, faq } from "./support/content";
import { scriptsContaining } from "./support/network";
import { button, followLink, hydrated } from "./support/page";
import { expect, test } from "./support/test";

const FORM_SCRIPT = scriptsContaining("contact-errors");
const SENDING_SCRIPT = scriptsContaining("PostgrestError");

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
  await expectValues(page, {});
  await page.reload();
  await hydrated(page);
  await expect(characterCount(page)).toHaveText(counted(0));
  await expectValues(page, {});
  await expect(draftNote(page)).toBeHidden();
});

test("a draft keeps its values and idempotency key in another tab until it is sent", async ({
  page,
  context,
}) => {
  const backend = await fakeBackend(page);
  backend.insert = answer(503);
  await openForm(page);
  await sendButton(page).click();
  await expect(errorToast(page)).toBeVisible();
  await page.close();

  const second = await context.newPage();
  const again = await fakeBackend(second);
  await second.goto(contact.path);
  await expect(draftNote(second)).toBeVisible();
  await expectValues(second);
  await sendButton(second).click();
  await expect(sentToast(second)).toBeVisible();
  expect(again.calls[0]?.body).toEqual(backend.calls[0]?.body);
  await expect(draftNote(second)).toBeHidden();

  const third = await context.newPage();
  await third.goto(contact.path);
  await hydrated(third);
  await expect(characterCount(third)).toHaveText(counted(0));
  await expectValues(third, {});
  await expect(draftNote(third)).toBeHidden();
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

const RESTRICTIONS: [name: string, restrict: () => void][] = [
  [
    "storage is denied",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "storage is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  ["crypto.randomUUID is missing", () => Object.assign(crypto, { randomUUID: undefined })],
  ["crypto.subtle is missing", () => Object.defineProperty(crypto, "subtle", { value: undefined })],
];
for (const [name, restrict] of sample(RESTRICTIONS, 2, "storage"))
  test(`a retry keeps its idempotency key when ${name}`, async ({ page, consoleErrors }) => {
    await page.addInitScript(restrict);
    const backend = await fakeBackend(page);
    backend.insert = answer(503);
    await openForm(page);
    await sendButton(page).click();
    await expect(errorToast(page)).toBeVisible();
    backend.insert = created;
    await sendButton(page).click();
    await expect(sentToast(page)).toBeVisible();
    expect(backend.calls[1]?.body.id).toBe(backend.calls[0]?.body.id);
    expect(backend.calls[0]?.body.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(consoleErrors.filter((text) => !text.includes("503"))).toEqual([]);
  });

test("the form reports being offline, keeps its values, and sends when the visitor clicks again", async ({
  page,
  context,
}) => {
  const backend = await fakeBackend(page);
  const script = page.waitForResponse(SENDING_SCRIPT);
  await openForm(page);
  await (await script).finished();
  const offline = page.getByText(form.offline);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  backend.insert = (route) => route.abort("internetdisconnected");
  await sendButton(page).click();
  const error = errorToast(page);
  await expect(error.getByText(TOASTS.notStored.text)).toBeVisible();
  await expectValues(page);
  backend.insert = created;
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(sendButton(page)).toBeEnabled();
  expect(backend.calls).toHaveLength(1);
  await sendButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  expect(backend.calls).toHaveLength(3);
  await expect(field(page, "message")).toHaveValue("");
});
