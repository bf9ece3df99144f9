import { sample } from "../shared/testDepth";
import {
  type Answer,
  answer,
  created,
  duplicate,
  errorToast,
  expectValues,
  failure,
  fakeBackend,
  form,
  htmlPage,
  json,
  openForm,
  sendButton,
  sentToast,
  silence,
  TOASTS,
  toasts,
} from "./support/contactForm";
import { button } from "./support/page";
import { expect, test } from "./support/test";

const LATER = TOASTS.notStored.text;

/** Answers to the insert, and the text under the title. */
const INSERT_FAULTS: Record<string, [name: string, insert: Answer, text: string][]> = {
  "a message of the server": [
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
  "an answer without a message": [
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

for (const [group, all] of Object.entries(INSERT_FAULTS)) {
  const faults = sample(all, 2, group);
  test(`the form reports the error and keeps its values when the insert gets ${group}`, async ({
    page,
  }) => {
    const backend = await fakeBackend(page);
    await openForm(page);
    for (const [name, insert, text] of faults)
      await test.step(name, async () => {
        backend.insert = insert;
        await sendButton(page).click();
        const error = errorToast(page);
        await expect(error.getByText(text, { exact: true })).toBeVisible();
        await expect(error).toHaveAttribute("data-destructive");
        await expect(sendButton(page)).toBeEnabled();
        await expectValues(page);
        await error.getByRole("button").click();
        await expect(error).toBeHidden();
      });
    await sendButton(page).click();
    await expect(errorToast(page)).toBeVisible();
    backend.insert = created;
    await sendButton(page).click();
    await expect(sentToast(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    const inserted = backend.calls.filter(({ path }) => path.startsWith("/rest/"));
    expect(inserted).toHaveLength(faults.length + 2);
    expect(new Set(inserted.map(({ body }) => body.id)).size).toBe(1);
    expect(backend.calls.filter(({ path }) => path.startsWith("/functions/"))).toHaveLength(1);
  });
}

test("the form reports the error after 15 seconds when the insert is never answered", async ({
  page,
}) => {
  await page.clock.install();
  const backend = await fakeBackend(page);
  await openForm(page);
  backend.insert = silence;
  await sendButton(page).click();
  const sending = button(page, form.sending);
  await expect(sending).toBeDisabled();
  await expect.poll(() => backend.calls.length).toBe(1);
  await page.clock.fastForward(13_000);
  await expect(sending).toBeDisabled();
  await page.clock.fastForward(2_000);
  await expect(errorToast(page).getByText(LATER)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expectValues(page);
  expect(backend.calls).toHaveLength(1);
});
