import { aMessage, expectValues, field, openForm, send, toast } from "./support/contactForm";
import { type Answer, answer, created, fakeBackend, received } from "./support/fakeBackend";
import { expect, test } from "./support/test";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const sending = "Sending...";
const sent = "Message Sent";

/** Answers as `then` does, once the returned function is called. */
function held(then: Answer): [Answer, release: () => void] {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [(route) => released.then(() => then(route)), release];
}

test("the two calls carry the six values and the key, and nothing else", async ({ page }) => {
  const backend = await fakeBackend(page);
  const logged: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() === "info") logged.push(await message.args()[1]?.jsonValue());
  });
  await openForm(page);
  await send(page).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  const id = backend.calls[0]?.body.id ?? "";
  expect(id).toMatch(UUID);
  const same = { email: aMessage.Email, phone: aMessage.Phone };
  const words = { subject: aMessage.Subject, message: aMessage.Message };
  expect(backend.calls).toEqual([
    {
      path: "/rest/v1/contact_submissions",
      method: "POST",
      body: {
        id,
        first_name: aMessage["First name"],
        last_name: aMessage["Last name"],
        ...same,
        ...words,
      },
    },
    {
      path: "/functions/v1/send-contact-notification",
      method: "POST",
      body: {
        id,
        firstName: aMessage["First name"],
        lastName: aMessage["Last name"],
        ...same,
        ...words,
      },
    },
  ]);
  expect(logged).toEqual([{ received: true }]);
});

test("the button says 'Sending...', then 'Message Sent' for 5 seconds; so long stays the toast", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  const [insert, release] = held(created);
  backend.insert = insert;
  await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(page.getByRole("button", { name: sending, exact: true })).toBeDisabled();
  await expect(field(page, "Message")).not.toBeEditable();
  release();
  await expect(page.getByRole("button", { name: sent, exact: true })).toBeDisabled();
  await expectValues(page, {});
  const success = toast(page, "Message sent successfully!");
  await page.clock.runFor(100);
  await expect(success).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(success).toBeVisible();
  await expect(page.getByRole("button", { name: sent, exact: true })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(send(page)).toBeEnabled();
  await page.clock.runFor(100);
  await expect(success).toBeHidden();
});

test("an error's toast stays 5 seconds, and waits while it is pointed at or holds the focus", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  backend.insert = answer(503);
  await openForm(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(send(page)).toBeEnabled();
  await page.clock.runFor(100);
  const error = toast(page, "Error submitting form");
  await error.hover();
  await page.clock.runFor(10_000);
  await expect(error).toBeVisible();
  await error.getByRole("button").focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(error).toBeVisible();
  await field(page, "Subject").focus();
  await page.clock.runFor(4_900);
  await expect(error).toBeVisible();
  await page.clock.runFor(100);
  await expect(error).toBeHidden();
});

test("frantic clicks, Enter and submits while it is sent make one message", async ({ page }) => {
  const backend = await fakeBackend(page);
  const [notification, release] = held(received);
  backend.notification = notification;
  await openForm(page);
  await field(page, "Subject").focus();
  await page.evaluate(() => {
    const form = document.querySelector("form");
    for (let count = 0; count < 5; count += 1) {
      form?.querySelector<HTMLButtonElement>("button[data-replay-click]")?.click();
      form?.requestSubmit();
    }
  });
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("Enter");
  await expect.poll(() => backend.calls.length).toBe(2);
  release();
  await expect(page.getByRole("button", { name: sent, exact: true })).toBeDisabled();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press("Enter");
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(backend.calls).toHaveLength(2);
});

test("the same text after an error keeps its key; a changed text has another", async ({ page }) => {
  const backend = await fakeBackend(page);
  backend.insert = answer(503);
  await openForm(page);
  const again = async (message: string) => {
    const before = backend.calls.length;
    await field(page, "Message").fill(message);
    await send(page).click();
    await expect.poll(() => backend.calls.length).toBe(before + 1);
    await expect(send(page)).toBeEnabled();
    return backend.calls.at(-1)?.body.id;
  };
  const first = await again("The first of two texts");
  expect(await again("The second of two texts")).not.toBe(first);
  expect(await again("The first of two texts")).toBe(first);
});

test("the keyboard alone is enough", async ({ page }) => {
  const backend = await fakeBackend(page);
  await page.goto("/contact");
  await field(page, "First name").focus();
  for (const value of Object.values(aMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(backend.calls[0]?.body.message).toBe(aMessage.Message);
});

test("what is missing is listed, focused, and each entry leads to its field", async ({ page }) => {
  const backend = await fakeBackend(page);
  await page.goto("/contact");
  await field(page, "Subject").press("Enter");
  const summary = page.getByRole("region", { name: "Your message is not sent yet." });
  await expect(summary).toBeFocused();
  for (const [name, message] of [
    ["First name", "First name must be at least 2 characters"],
    ["Last name", "Last name must be at least 2 characters"],
    ["Email", "Please enter a valid email address"],
    ["Phone", "Please enter a valid phone number"],
    ["Subject", "Subject must be at least 5 characters"],
    ["Message", "Message must be at least 10 characters"],
  ] as const) {
    await summary.getByRole("link", { name: message }).press("Enter");
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await field(page, name).fill(aMessage[name]);
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "false");
  }
  await expect(summary).toBeHidden();
  expect(new URL(page.url()).hash).toBe("");
  expect(backend.calls).toEqual([]);
});

test("a megabyte pasted is refused with a message, and nothing is cut", async ({ page }) => {
  const backend = await fakeBackend(page);
  await openForm(page);
  await field(page, "Message").fill("a".repeat(1_000_000));
  const tooLong = "Message must be at most 5,000 characters";
  await expect(page.getByText(tooLong)).toBeVisible();
  await send(page).click();
  await expect(page.getByRole("link", { name: tooLong })).toBeVisible();
  expect((await field(page, "Message").inputValue()).length).toBe(1_000_000);
  expect(backend.calls).toEqual([]);
});
