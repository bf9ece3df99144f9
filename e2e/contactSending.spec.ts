import { fillTemplate } from "../src/lib/fillTemplate";
import { formatCount } from "../src/lib/format";
import { contactFields } from "../supabase/functions/_shared/contactFields";
import { exampleRow } from "../supabase/tests/exampleSubmission";
import {
  type Answer,
  counted,
  created,
  exampleMessage,
  expectValues,
  FIELDS,
  fakeBackend,
  field,
  form,
  missing,
  openForm,
  PROBLEMS,
  sendButton,
  sentToast,
} from "./support/contactForm";
import { contact } from "./support/content";
import { button } from "./support/page";
import { expect, test } from "./support/test";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { sending, sent } = form;

/** Delays an answer until the returned function is called. */
function delayed(then: Answer): [Answer, release: () => void] {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [(route) => released.then(() => then(route)), release];
}

test("both calls carry the six values and the idempotency key alone when a message is sent", async ({
  page,
}) => {
  const backend = await fakeBackend(page);
  const logged: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "info") logged.push(await message.args()[1]?.jsonValue());
  });
  await openForm(page);
  await sendButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  const id = backend.calls[0]?.body.id ?? "";
  expect(id).toMatch(UUID);
  expect(backend.calls).toEqual([
    {
      path: "/rest/v1/contact_submissions",
      method: "POST",
      body: { id, ...exampleRow },
    },
    {
      path: "/functions/v1/send-contact-notification",
      method: "POST",
      body: { id, ...exampleMessage },
    },
  ]);
  // The value is fetched from the page after the message has come.
  await expect.poll(() => logged).toEqual([{ received: true }]);
});

test("the button shows that it is sending, then 'sent' beside a toast for 5 seconds, when a message is sent", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  const [insert, release] = delayed(created);
  backend.insert = insert;
  await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await expect(button(page, sending)).toBeDisabled();
  await expect(field(page, "message")).not.toBeEditable();
  release();
  await expect(button(page, sent)).toBeDisabled();
  await expectValues(page, {});
  const success = sentToast(page);
  await page.clock.runFor(100);
  await expect(success).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(success).toBeVisible();
  await expect(button(page, sent)).toBeDisabled();
  await page.clock.runFor(100);
  await expect(sendButton(page)).toBeEnabled();
  await page.clock.runFor(100);
  await expect(success).toBeHidden();
});

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

test("missing values are listed, and each entry focuses its field, when Enter is pressed", async ({
  page,
}) => {
  const backend = await fakeBackend(page);
  await page.goto(contact.path);
  await field(page, "subject").press("Enter");
  const summary = page.getByRole("region", { name: form.errors, exact: true });
  await expect(summary).toBeFocused();
  for (const name of FIELDS) {
    const message = missing(name);
    await summary.getByRole("link", { name: message, exact: true }).press("Enter");
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(
      name === "message" ? `${message} ${counted(0)}` : message,
    );
    await field(page, name).fill(exampleMessage[name]);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
  }
  await expect(summary).toBeHidden();
  expect(new URL(page.url()).hash).toBe("");
  expect(backend.calls).toEqual([]);
});

test("a message of a megabyte is rejected and kept when it is pasted", async ({ page }) => {
  const backend = await fakeBackend(page);
  await openForm(page);
  await field(page, "message").fill("a".repeat(1_000_000));
  const most = formatCount(contactFields.message.most);
  const tooLong = fillTemplate(PROBLEMS.message.tooLong, { most });
  await expect(page.getByText(tooLong)).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByRole("link", { name: tooLong })).toBeVisible();
  expect((await field(page, "message").inputValue()).length).toBe(1_000_000);
  expect(backend.calls).toEqual([]);
});
