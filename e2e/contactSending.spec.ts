import { fillTemplate } from "../src/lib/fillTemplate";
import { contactFields } from "../supabase/functions/_shared/contactFields";
import {
  exampleMessage,
  expectValues,
  FIELDS,
  fakeBackend,
  field,
  fillIn,
  openForm,
  PROBLEMS,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact } from "./support/content";
import { expect, test } from "./support/test";

test("the form sends its message when only the keyboard is used", async ({ page }) => {
  const backend = await fakeBackend(page);
  await page.goto(contact.path);
  await field(page, "firstName").focus();
  for (const value of Object.values(exampleMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sentToast(page)).toBeVisible();
  expect(backend.calls[0]?.body.message).toBe(exampleMessage.message);
});

test("the form still responds when a document with long gaps is pasted into its lines", async ({
  page,
}) => {
  await openForm(page);
  const document = `A${" ".repeat(100_000)}B${"\t ".repeat(1000)}C`;
  for (const name of FIELDS) if (!contactFields[name].rows) await field(page, name).fill(document);
  const most = String(contactFields.subject.most);
  await expect(page.getByText(fillTemplate(PROBLEMS.subject.tooLong, { most }))).toBeVisible();
  await fillIn(page);
  await expectValues(page);
});
