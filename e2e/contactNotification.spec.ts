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
  htmlPage,
  json,
  openForm,
  received,
  sendButton,
  silence,
  toast,
  toasts,
} from "./support/contactForm";
import { expect, test } from "./support/test";

const NOTIFICATION_REFUSED = [
  "Message received but notification issue",
  "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
] as const;
const NOTIFICATION_UNREACHABLE = [
  "Message received",
  "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
] as const;

const STORED: [
  name: string,
  insert: Answer,
  notification: Answer,
  warning?: readonly [title: string, text: string],
][] = [
  ["the notification answers 500", created, json(500, { error: "internal" }), NOTIFICATION_REFUSED],
  [
    "the notification answers 502 with a page",
    created,
    answer(502, htmlPage),
    NOTIFICATION_REFUSED,
  ],
  ["the notification answers 404 without a body", created, answer(404), NOTIFICATION_REFUSED],
  ["the notification throws", created, failure(), NOTIFICATION_UNREACHABLE],
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
  await page.goto("/contact");
  for (const [name, insert, notification, warning] of sample(STORED, 6, "stored"))
    await test.step(name, async () => {
      Object.assign(backend, { insert, notification, calls: [] });
      await fillIn(page);
      await sendButton(page).click();
      const success = toast(page, "Message sent successfully!");
      await expect(success.getByText("We'll get back to you as soon as possible.")).toBeVisible();
      await expect(toasts(page)).toHaveCount(warning ? 2 : 1);
      if (warning)
        await expect(toast(page, warning[0]).getByText(warning[1], { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Message Sent", exact: true })).toBeDisabled();
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
  await expect(toast(page, NOTIFICATION_UNREACHABLE[0])).toBeVisible();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");
});
