import {
  exampleMessage,
  fakeBackend,
  field,
  fillIn,
  form,
  mailsContaining,
  sendButton,
  sentToast,
  TOASTS,
} from "./support/contactForm";
import { contact, site } from "./support/content";
import { scriptsContaining } from "./support/network";
import { button, openTab, PHONE } from "./support/page";
import { expect, test } from "./support/test";

const SENDING_SCRIPT = scriptsContaining("PostgrestError");

const { map } = contact;
test("the team gets a mail that fits a phone when a message has a long link @night", async ({
  page,
  consoleErrors,
}) => {
  const link = `https://example.com/${"a".repeat(200)}`;
  const text = `How long does it take? ${crypto.randomUUID()}\n<b>😀 שלום</b> ${link}`;
  await page.clock.install();
  await page.goto(contact.path);
  await fillIn(page, text);
  await sendButton(page).click();
  await expect(sentToast(page).getByText(TOASTS.sent.text)).toBeVisible();
  await expect(button(page, form.sent)).toBeDisabled();
  await expect(field(page, "message")).toHaveValue("");
  await page.clock.fastForward(5_100);
  await expect(sendButton(page)).toBeEnabled();
  await expect.poll(() => mailsContaining(text), { timeout: 30_000 }).toHaveLength(1);
  expect(new URL(page.url()).search).toBe("");
  expect(consoleErrors).toEqual([]);
  const [mail] = await mailsContaining(text);
  const mailProgram = await page.context().newPage();
  await mailProgram.setViewportSize(PHONE);
  await mailProgram.setContent(mail?.html ?? "");
  await expect(mailProgram.getByText(link)).toBeVisible();
  expect(await mailProgram.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("supabase-js loads when the form is focused, and keys send the form", async ({ page }) => {
  const backend = await fakeBackend(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openTab(page, contact.path);
  const sendingScripts = () => fetched.filter((address) => SENDING_SCRIPT.test(address));
  expect(sendingScripts()).toEqual([]);
  await field(page, "firstName").focus();
  await expect.poll(() => sendingScripts().length).toBe(1);
  for (const value of Object.values(exampleMessage)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sentToast(page)).toBeVisible();
  expect(backend.calls[0]?.body.message).toBe(exampleMessage.message);
});

test("the interactive map shows when its button is clicked", async ({ page }) => {
  await page.route(`${new URL(map.embedUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Map</p>" }),
  );
  await openTab(page, contact.path);
  await button(page, map.showLabel).click();
  await expect(page.locator("iframe").contentFrame().getByText("Map")).toBeVisible();
  await expect(page.locator("iframe")).toBeFocused();
});

test("the page offers other ways to write when JavaScript is off", async ({ plainPage: page }) => {
  await page.goto(contact.path);
  await expect(page.getByText(form.withoutScript)).toBeVisible();
  await expect(sendButton(page)).toBeHidden();
  await expect(field(page, "message")).toBeHidden();
  await expect(
    page.getByRole("main").getByRole("link", { name: site.email, exact: true }).first(),
  ).toHaveAttribute("href", `mailto:${site.email}`);
});
