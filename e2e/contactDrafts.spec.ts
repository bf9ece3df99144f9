import { addressOf } from "./support/builtScripts";
import {
  expectValues,
  field,
  fillIn,
  keptNote,
  openForm,
  send,
  toast,
} from "./support/contactForm";
import { answer, created, fakeBackend } from "./support/fakeBackend";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const FORM_SCRIPT = addressOf("Message Sent");

test("what was written without the form's script is there after a reload", async ({ page }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await fillIn(page);
  await page.unroute(FORM_SCRIPT);
  await page.reload();
  await expect(keptNote(page)).toBeVisible();
  await expectValues(page);
});

test("a draft survives a reload, and can be thrown away for good", async ({ page }) => {
  await openForm(page);
  await page.reload();
  await expect(keptNote(page)).toBeVisible();
  await expectValues(page);
  await page.getByRole("button", { name: "Discard it" }).click();
  await expectValues(page, {});
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(/^0 of 5,000/)).toBeVisible();
  await expectValues(page, {});
  await expect(keptNote(page)).toBeHidden();
});

test("a draft survives a closed tab, keeps its key, and is gone after success", async ({
  page,
  context,
}) => {
  const backend = await fakeBackend(page);
  backend.insert = answer(503);
  await openForm(page);
  await send(page).click();
  await expect(toast(page, "Error submitting form")).toBeVisible();
  await page.close();

  const second = await context.newPage();
  const again = await fakeBackend(second);
  await second.goto("/contact");
  await expect(keptNote(second)).toBeVisible();
  await expectValues(second);
  await send(second).click();
  await expect(toast(second, "Message sent successfully!")).toBeVisible();
  expect(again.calls[0]?.body).toEqual(backend.calls[0]?.body);
  await expect(keptNote(second)).toBeHidden();

  const third = await context.newPage();
  await third.goto("/contact");
  await hydrated(third);
  await expect(third.getByText(/^0 of 5,000/)).toBeVisible();
  await expectValues(third, {});
  await expect(keptNote(third)).toBeHidden();
});

test("a page that is shown again from the browser's memory still sends", async ({ page }) => {
  await fakeBackend(page);
  await openForm(page);
  await page.evaluate(() => window.location.assign("/faq"));
  await page.waitForURL("**/faq");
  await page.goBack();
  await expectValues(page);
  await send(page).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
});

for (const [way, leave] of [
  ["within the site", () => document.querySelector<HTMLElement>("footer a[href='/faq']")?.click()],
  ["by a new document", () => window.location.assign("/faq")],
] as const)
  test(`Back and Forward after success, ${way}: nothing is sent again, nothing is stuck`, async ({
    page,
  }) => {
    const backend = await fakeBackend(page);
    await openForm(page);
    await send(page).click();
    await expect(toast(page, "Message sent successfully!")).toBeVisible();
    await page.evaluate(leave);
    await page.waitForURL("**/faq");
    for (const step of ["goBack", "goForward", "goBack"] as const) await page[step]();
    await expect(send(page)).toBeEnabled({ timeout: 10_000 });
    await expectValues(page, {});
    await expect(keptNote(page)).toBeHidden();
    expect(backend.calls).toHaveLength(2);
  });

const CRIPPLED: [name: string, cripple: () => void][] = [
  [
    "storage is denied",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  [
    "storage is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
  ["there is no crypto.randomUUID", () => Object.assign(crypto, { randomUUID: undefined })],
  ["there are no digests", () => Object.defineProperty(crypto, "subtle", { value: undefined })],
];
for (const [name, cripple] of CRIPPLED)
  test(`where ${name}, a message is sent, and a retry keeps its key`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(cripple);
    const backend = await fakeBackend(page);
    backend.insert = answer(503);
    await openForm(page);
    await send(page).click();
    await expect(toast(page, "Error submitting form")).toBeVisible();
    backend.insert = created;
    await send(page).click();
    await expect(toast(page, "Message sent successfully!")).toBeVisible();
    expect(backend.calls[1]?.body.id).toBe(backend.calls[0]?.body.id);
    expect(backend.calls[0]?.body.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(complaints.filter((words) => !words.includes("503"))).toEqual([]);
  });

test("being offline is said, the text is kept, and sending waits for the visitor", async ({
  page,
  context,
}) => {
  const backend = await fakeBackend(page);
  await openForm(page);
  await page.waitForLoadState("networkidle");
  const offline = page.getByText("You are offline.");
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  backend.insert = (route) => route.abort("internetdisconnected");
  await send(page).click();
  const error = toast(page, "Error submitting form");
  await expect(error.getByText("Please try again later.")).toBeVisible();
  await expectValues(page);
  backend.insert = created;
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(send(page)).toBeEnabled();
  expect(backend.calls).toHaveLength(1);
  await send(page).click();
  await expect(toast(page, "Message sent successfully!")).toBeVisible();
  expect(backend.calls).toHaveLength(3);
  await expect(field(page, "Message")).toHaveValue("");
});
