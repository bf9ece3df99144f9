import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { BACKEND_PORT } from "../shared/addresses";
import { addressOf } from "./support/builtScripts";
import { field, fillIn, send } from "./support/contactForm";
import { holdScripts } from "./support/holdScripts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const MAILS = `http://127.0.0.1:${BACKEND_PORT + 3}/mails`;

const FORM_SCRIPT = addressOf("Message Sent");
const SENDING_SCRIPT = addressOf("PostgrestError");

test("a message is told to be sent, and the team gets its mail", async ({ page, complaints }) => {
  const text = `How long does it take? ${crypto.randomUUID()}\n<b>😀 שלום</b>`;
  await page.goto("/contact");
  await fillIn(page, text);
  await send(page).click();
  await expect(page.getByText("Message sent successfully!", { exact: true })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Message Sent", exact: true })).toBeDisabled();
  await expect(field(page, "Message")).toHaveValue("");
  await expect(send(page)).toBeEnabled({ timeout: 10_000 });
  const mails: { text: string }[] = await (await fetch(MAILS)).json();
  expect(mails.filter((mail) => mail.text.includes(text))).toHaveLength(1);
  expect(new URL(page.url()).search).toBe("");
  expect(complaints).toEqual([]);
});

test("what is typed before the scripts come stays, in the same field, and nothing moves", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await field(page, "First name").fill("Ana");
  const message = field(page, "Message");
  await message.pressSequentially("Typed before ");
  await message.evaluate((element) => Object.assign(window, { element }));
  release();
  await message.pressSequentially("and while the form takes over its fields", { delay: 20 });
  await expect(page.getByText(/^53 of 5,000/)).toBeVisible();
  await expect(message).toHaveValue("Typed before and while the form takes over its fields");
  await expect(message).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("Ana");
  expect(
    await message.evaluate(
      (element) => element === (window as never as { element: Element }).element,
    ),
  ).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.005,
  );
});

test("Enter before the scripts come does nothing; the button is pressed again for the visitor", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fillIn(page, `Pressed too early ${crypto.randomUUID()}`);
  await field(page, "Subject").press("Enter");
  await send(page).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact");
  await expect(field(page, "Subject")).toHaveValue("A question");
  release();
  await expect(page.getByText("Message sent successfully!", { exact: true })).toBeVisible();
});

test("an early press on an empty form is answered with what is missing", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await send(page).click();
  release();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
});

test("supabase-js comes with the first focus, not before, and neither it nor the form is heavy", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/contact");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const ofSending = () => fetched.filter((address) => SENDING_SCRIPT.test(address));
  expect(ofSending()).toEqual([]);
  await field(page, "First name").focus();
  await expect.poll(() => ofSending().length).toBe(1);
  const weightOf = (script: RegExp) => {
    const address = fetched.find((each) => script.test(each)) ?? "";
    return brotliCompressSync(readFileSync(`public${new URL(address).pathname}`)).length;
  };
  expect(weightOf(FORM_SCRIPT)).toBeLessThan(30_000);
  expect(weightOf(SENDING_SCRIPT)).toBeLessThan(50_000);
});

test("a form whose script fails says so, keeps what is typed, and can be fetched again", async ({
  page,
}) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await fillIn(page, "Typed without the form's script");
  // Any touch of the form fetches it again, so the button may be gone as soon as it can be had.
  await page.getByRole("button", { name: "Try again" }).hover();
  await page.unroute(FORM_SCRIPT);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(/^31 of 5,000/)).toBeVisible();
  await expect(field(page, "Subject")).toHaveValue("A question");
  await expect(page.getByText("The form could not be loaded.")).toBeHidden();
});

test("from another page of the site the form comes as well", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await field(page, "First name").fill("Ana");
  await expect(field(page, "First name")).toHaveValue("Ana");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no form that leads nowhere, but the other ways to write", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText("The form needs JavaScript")).toBeVisible();
    await expect(send(page)).toBeHidden();
    await expect(field(page, "Message")).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("link", { name: "support@kwedi.example" }).first(),
    ).toHaveAttribute("href", "mailto:support@kwedi.example");
  });
});
