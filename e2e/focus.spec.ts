import type { Page } from "@playwright/test";
import { fieldId } from "../src/features/contact/fields";
import {
  answer,
  characterCount,
  counted,
  created,
  exampleMessage,
  expectValues,
  fakeBackend,
  fillIn,
  form,
  openForm,
  toast,
} from "./support/contactForm";
import { contact } from "./support/content";
import { openTab } from "./support/page";
import { expect, test } from "./support/test";

const submitButton = { name: form.submit };

for (const [origin, find] of [
  ["its button", (page: Page) => page.getByRole("button", submitButton)],
  ["a field", (page: Page) => page.locator(`#${fieldId("subject")}`)],
] as const)
  test(`the focus is on what the form says while a message is sent from ${origin}, and on the button after it`, async ({
    page,
  }) => {
    await page.clock.install();
    const backend = await fakeBackend(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.insert = (route) => released.then(() => created(route));
    await openForm(page);
    await find(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: form.sending })).toBeFocused();
    release();
    await expect(page.getByRole("group", { name: form.sent })).toBeFocused();
    await page.clock.fastForward(5000);
    await expect(page.getByRole("button", submitButton)).toBeFocused();
  });

for (const how of ["a click", "a key"])
  test(`the focus goes to the form when its notice is closed by ${how}`, async ({ page }) => {
    const backend = await fakeBackend(page);
    backend.insert = answer(503);
    await openForm(page);
    await page.getByRole("button", submitButton).click();
    const notice = toast(page, form.toasts.notStored.title);
    await expect(notice).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const close = notice.getByRole("button");
    if (how === "a click") await close.click();
    else {
      await close.focus();
      await page.keyboard.press("Enter");
    }
    await expect(notice).toBeHidden();
    await expect(page.locator("main form").first()).toBeFocused();
  });

test("a form whose code fails keeps its values, and has the focus when its code loads at the second try", async ({
  page,
}) => {
  const scripts = "**/scripts/contact-*";
  await page.route(scripts, (route) => route.abort());
  await openTab(page, contact.path);
  await fillIn(page);
  const retry = page.getByRole("alert").getByRole("button", { name: form.retry });
  await expect(retry).toBeVisible();
  await page.unroute(scripts);
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.locator("section[data-lazy-section=contact]")).toBeFocused();
  await expectValues(page);
  await expect(characterCount(page)).toHaveText(counted(exampleMessage.message.length));
});
