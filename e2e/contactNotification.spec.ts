import { sample } from "../shared/testDepth";
import {
  type Answer,
  answer,
  created,
  duplicate,
  expectValues,
  failure,
  fakeBackend,
  field,
  fillIn,
  form,
  htmlPage,
  json,
  openForm,
  received,
  sendButton,
  sentToast,
  silence,
  TOASTS,
  toast,
  toasts,
} from "./support/contactForm";
import { contact } from "./support/content";
import { button } from "./support/page";
import { expect, test } from "./support/test";

const { sent, refused, failed } = TOASTS;

const STORED: [
  name: string,
  insert: Answer,
  notification: Answer,
  warning?: { title: string; text: string },
][] = [
  ["the notification answers 500", created, json(500, { error: "internal" }), refused],
  ["the notification answers 502 with a page", created, answer(502, htmlPage), refused],
  ["the notification answers 404 without a body", created, answer(404), refused],
  ["the notification throws", created, failure(), failed],
  ["the insert answers 201", created, received],
  ["the insert answers 204", answer(204), received],
  ["the insert answers 409 on the idempotency key", json(409, duplicate), received],
  ["the notification answers 200 with a page", created, answer(200, htmlPage)],
  ["the notification answers 200 without a body", created, answer(200)],
];

test("the form reports success, and the notification's fault beside it, when the message is stored", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  await page.goto(contact.path);
  for (const [name, insert, notification, warning] of sample(STORED, 6, "stored"))
    await test.step(name, async () => {
      Object.assign(backend, { insert, notification, calls: [] });
      await fillIn(page);
      await sendButton(page).click();
      await expect(sentToast(page).getByText(sent.text)).toBeVisible();
      await expect(toasts(page)).toHaveCount(warning ? 2 : 1);
      if (warning)
        await expect(
          toast(page, warning.title).getByText(warning.text, { exact: true }),
        ).toBeVisible();
      await expect(button(page, form.sent)).toBeDisabled();
      await expectValues(page, {});
      expect(backend.calls).toHaveLength(2);
      await page.clock.fastForward(5_100);
      await expect(toasts(page)).toHaveCount(0);
      await expect(sendButton(page)).toBeEnabled();
    });
});

test("the form reports success after 15 seconds when the notification is never answered", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  backend.notification = silence;
  await openForm(page);
  await sendButton(page).click();
  await expect.poll(() => backend.calls.length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(toast(page, failed.title)).toBeVisible();
  await expect(sentToast(page)).toBeVisible();
  await expect(field(page, "message")).toHaveValue("");
});
