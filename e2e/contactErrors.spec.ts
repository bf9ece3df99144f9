import {
  anyToast,
  expectValues,
  field,
  fillIn,
  openForm,
  send,
  toast,
} from "./support/contactForm";
import {
  type Answer,
  answer,
  created,
  failure,
  fakeBackend,
  htmlPage,
  json,
  received,
  silence,
} from "./support/fakeBackend";
import { expect, test } from "./support/test";

const LATER = "Please try again later.";
const duplicate = {
  code: "23505",
  details: "Key (id)=(00000000-0000-8000-8000-000000000000) already exists.",
  hint: null,
  message: 'duplicate key value violates unique constraint "contact_submissions_pkey"',
};

/** What happens to the insert, and the text under 'Error submitting form'. */
const inserts: Record<string, [name: string, insert: Answer, text: string][]> = {
  "the server's own words": [
    [
      "PostgREST's error",
      json(400, { code: "23514", details: null, hint: null, message: "violates a check" }),
      "violates a check",
    ],
    ["the embedded server's error", json(500, { code: "SUP", message: "db error" }), "db error"],
    ["401", json(401, { message: "Invalid API key" }), "Invalid API key"],
    ["403", json(403, { code: "42501", message: "permission denied" }), "permission denied"],
    ["422", json(422, { message: "Not processable" }), "Not processable"],
    ["429", json(429, { code: "PT429", message: "Too many messages" }), "Too many messages"],
    [
      "409 on something else",
      json(409, { ...duplicate, details: "Key (email)=(a)", message: "one a day" }),
      "one a day",
    ],
    ["504", json(504, { message: "Gateway timeout" }), "Gateway timeout"],
  ],
  "nothing of use": [
    ["an HTML page with 502", answer(502, htmlPage), LATER],
    ["an empty body with 503", answer(503), LATER],
    ["an empty body with 404", answer(404), LATER],
    ["truncated JSON", answer(500, '{"message": "Intern', "application/json"), LATER],
    ["JSON without a message", json(500, { error: "boom" }), LATER],
    ["200 with a captive portal's page", answer(200, htmlPage), LATER],
    ["a redirect", (route) => route.fulfill({ status: 302, headers: { location: "/" } }), LATER],
  ],
  "no answer": [
    ["connection refused", failure(), LATER],
    ["name not resolved", failure("namenotresolved"), LATER],
    ["connection reset", failure("connectionreset"), LATER],
    ["no network", failure("internetdisconnected"), LATER],
  ],
};

for (const [group, faults] of Object.entries(inserts))
  test(`the insert is answered with ${group}: the error's toast, everything kept`, async ({
    page,
  }) => {
    const backend = await fakeBackend(page);
    await openForm(page);
    for (const [name, insert, text] of faults)
      await test.step(name, async () => {
        backend.insert = insert;
        await send(page).click();
        const error = toast(page, "Error submitting form");
        await expect(error.getByText(text, { exact: true })).toBeVisible();
        await expect(error).toHaveAttribute("data-destructive");
        await expect(send(page)).toBeEnabled();
        await expectValues(page);
        await error.getByRole("button").click();
        await expect(error).toBeHidden();
      });
    await send(page).click();
    await expect(toast(page, "Error submitting form")).toBeVisible();
    backend.insert = created;
    await send(page).click();
    await expect(toast(page, "Message sent successfully!")).toBeVisible();
    await expect(anyToast(page)).toHaveCount(1);
    const inserted = backend.calls.filter(({ path }) => path.startsWith("/rest/"));
    expect(inserted).toHaveLength(faults.length + 2);
    expect(new Set(inserted.map(({ body }) => body.id)).size).toBe(1);
    expect(backend.calls.filter(({ path }) => path.startsWith("/functions/"))).toHaveLength(1);
  });

test("an insert that never answers is given up after 15 seconds", async ({ page }) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  await openForm(page);
  backend.insert = silence;
  await send(page).click();
  const sending = page.getByRole("button", { name: "Sending...", exact: true });
  await expect(sending).toBeDisabled();
  await expect.poll(() => backend.calls.length).toBe(1);
  await page.clock.fastForward(13_000);
  await expect(sending).toBeDisabled();
  await page.clock.fastForward(2_000);
  await expect(toast(page, "Error submitting form").getByText(LATER)).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expectValues(page);
  expect(backend.calls).toHaveLength(1);
});

test("an exception of our own is told as the unexpected one", async ({ page }) => {
  await page.addInitScript(() => {
    crypto.subtle.digest = () => Promise.reject(new Error("invented"));
  });
  const backend = await fakeBackend(page);
  await openForm(page);
  await send(page).click();
  const error = toast(page, "Error submitting form");
  const text = "An unexpected error occurred. Please try again.";
  await expect(error.getByText(text, { exact: true })).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expectValues(page);
  expect(backend.calls).toEqual([]);
});

const NOT_OK = [
  "Message received but notification issue",
  "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
] as const;
const THROWN = [
  "Message received",
  "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
] as const;

const successes: [
  name: string,
  insert: Answer,
  notification: Answer,
  told?: readonly [title: string, text: string],
][] = [
  ["the notification answers 500", created, json(500, { error: "internal" }), NOT_OK],
  ["the notification answers 502 with a page", created, answer(502, htmlPage), NOT_OK],
  ["the notification answers 404 without a body", created, answer(404), NOT_OK],
  ["the notification throws", created, failure(), THROWN],
  ["201", created, received],
  ["204", answer(204), received],
  ["409 on the key", json(409, duplicate), received],
  ["a notification of 200 with a page", created, answer(200, htmlPage)],
  ["a notification of 200 without a body", created, answer(200)],
];

test("once the message is stored, the notification's fault is told and the success goes on", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  await page.goto("/contact");
  for (const [name, insert, notification, told] of successes)
    await test.step(name, async () => {
      Object.assign(backend, { insert, notification, calls: [] });
      await fillIn(page);
      await send(page).click();
      const success = toast(page, "Message sent successfully!");
      await expect(success.getByText("We'll get back to you as soon as possible.")).toBeVisible();
      await expect(anyToast(page)).toHaveCount(told ? 2 : 1);
      if (told)
        await expect(toast(page, told[0]).getByText(told[1], { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Message Sent", exact: true })).toBeDisabled();
      await expectValues(page, {});
      expect(backend.calls).toHaveLength(2);
      await page.clock.fastForward(5_100);
      await expect(anyToast(page)).toHaveCount(0);
      await expect(send(page)).toBeEnabled();
    });
});

test("a notification that never answers is given up after 15 seconds", async ({ page }) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  backend.notification = silence;
  await openForm(page);
  await send(page).click();
  await expect.poll(() => backend.calls.length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect(toast(page, THROWN[0])).toBeVisible();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  await expect(field(page, "Message")).toHaveValue("");
});
