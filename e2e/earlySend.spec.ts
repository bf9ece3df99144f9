import {
  characterCount,
  counted,
  draftNote,
  exampleMessage,
  expectValues,
  FIELDS,
  fakeBackend,
  field,
  fillIn,
  openForm,
  sendButton,
} from "./support/contactForm";
import { contact, faq } from "./support/content";
import { openHeld } from "./support/network";
import { painted } from "./support/page";
import { expect, test } from "./support/test";

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
  const backend = await fakeBackend(page);
  await openForm(page);
  await page.goto(faq.path);
  const release = await openHeld(page, contact.path);
  for (const name of FIELDS.filter((each) => each !== "email" && each !== "phone"))
    await field(page, name).fill(exampleMessage[name]);
  await sendButton(page).click();
  release();
  await expect(draftNote(page)).toBeVisible();
  await expectValues(page);
  await painted(page);
  expect(backend.calls).toEqual([]);
});
