import type { Page } from "@playwright/test";
import {
  characterCount,
  counted,
  draftNote,
  errorToast,
  exampleMessage,
  expectValues,
  FIELDS,
  fakeBackend,
  field,
  fillIn,
  form,
  missing,
  openForm,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact, faq } from "./support/content";
import { holdBack, openHeld } from "./support/network";
import { button, followLink, PHONE, painted } from "./support/page";
import { expect, test } from "./support/test";

/** After this time a message is sent without its validation, in milliseconds. */
const WAIT = 15_100;

/** Fills in the form and sends it while its validation does not load. */
async function sendWithoutValidation(page: Page) {
  await page.clock.install();
  const backend = await fakeBackend(page);
  await holdBack(page, /\/contact-validation-/);
  await openForm(page);
  await sendButton(page).click();
  await expect(button(page, form.sending)).toBeVisible();
  expect(backend.calls).toEqual([]);
  return backend;
}

async function goTo(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  await expect(page).toHaveURL(path);
}

test("a message is sent without validation when its script does not come", async ({ page }) => {
  await sendWithoutValidation(page);
  await page.clock.fastForward(WAIT);
  await expect(sentToast(page)).toBeVisible();
});

test("a message is sent without validation when the visitor leaves the page meanwhile", async ({
  page,
}) => {
  const backend = await sendWithoutValidation(page);
  await goTo(page, faq.path);
  await page.clock.fastForward(WAIT);
  await expect.poll(() => backend.calls).not.toEqual([]);
});

test("what is wrong with a message is said on the page that the visitor went to", async ({
  page,
}) => {
  const backend = await fakeBackend(page);
  const release = await holdBack(page, /\/contact-validation-/);
  await openForm(page);
  await field(page, "email").fill("");
  await sendButton(page).click();
  await goTo(page, faq.path);
  release();
  await expect(errorToast(page)).toContainText(missing("email"));
  expect(backend.calls).toEqual([]);
});

test("a message is not sent in mid-sentence after Enter in another field", async ({ page }) => {
  const backend = await fakeBackend(page);
  const release = await openHeld(page, contact.path);
  await fillIn(page, "");
  await field(page, "subject").press("Enter");
  const message = field(page, "message");
  await message.pressSequentially(exampleMessage.message);
  release();
  await expect(characterCount(page)).toHaveText(counted(exampleMessage.message.length));
  await painted(page);
  await expect(message).toBeFocused();
  expect(backend.calls).toEqual([]);
});

test("a message is not sent before its sender has seen what a kept draft adds to it", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const backend = await fakeBackend(page);
  await openForm(page);
  await page.goto(faq.path);
  const release = await openHeld(page, contact.path);
  for (const name of FIELDS.filter((each) => each !== "email" && each !== "phone"))
    await field(page, name).fill(exampleMessage[name]);
  await sendButton(page).click();
  release();
  await expect(draftNote(page)).toBeInViewport();
  await expectValues(page);
  await painted(page);
  expect(backend.calls).toEqual([]);
});

test("a field that is tapped early stays in view beside a kept draft", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openForm(page);
  await page.goto(faq.path);
  const release = await openHeld(page, contact.path);
  const message = field(page, "message");
  await message.click();
  release();
  await expectValues(page);
  await painted(page);
  await expect(message).toBeInViewport();
});

test("an early click on the map is replayed beside a kept draft", async ({ page }) => {
  await openForm(page);
  await goTo(page, faq.path);
  const release = await openHeld(page, contact.path);
  await button(page, contact.map.showLabel).click();
  release();
  await expect(page.locator("iframe")).toBeVisible();
});

test("a message that is discarded after such a Send is not sent", async ({ page }) => {
  const backend = await sendWithoutValidation(page);
  await goTo(page, faq.path);
  await goTo(page, contact.path);
  await button(page, form.discard).click();
  await goTo(page, faq.path);
  await page.clock.fastForward(WAIT);
  await painted(page);
  expect(backend.calls).toEqual([]);
});
