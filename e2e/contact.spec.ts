import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { BACKEND_PORT } from "../shared/addresses";
import { exampleMessage, field, fillIn, sendButton } from "./support/contactForm";
import { scriptsContaining } from "./support/network";
import { footerLink, hydrated } from "./support/page";
import { expect, test } from "./support/test";

const MAILS = `http://127.0.0.1:${BACKEND_PORT + 3}/mails`;

const FORM_SCRIPT = scriptsContaining("contact-errors");
const SENDING_SCRIPT = scriptsContaining("PostgrestError");

const mapPicture = (page: Page) => page.getByRole("img", { name: /^Chart of north-west Trinidad/ });

test("a message reaches the team by mail when it is sent", async ({ page, consoleErrors }) => {
  const text = `How long does it take? ${crypto.randomUUID()}\n<b>😀 שלום</b>`;
  await page.clock.install();
  await page.goto("/contact");
  await fillIn(page, text);
  await sendButton(page).click();
  await expect(page.getByText("Message sent successfully!", { exact: true })).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Message Sent", exact: true })).toBeDisabled();
  await expect(field(page, "Message")).toHaveValue("");
  await page.clock.fastForward(5_100);
  await expect(sendButton(page)).toBeEnabled();
  const mails: { text: string }[] = await (await fetch(MAILS)).json();
  expect(mails.filter((mail) => mail.text.includes(text))).toHaveLength(1);
  expect(new URL(page.url()).search).toBe("");
  expect(consoleErrors).toEqual([]);
});

test("supabase-js is loaded, and both scripts are within their budgets, when a field is focused", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/contact");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const sendingScripts = () => fetched.filter((address) => SENDING_SCRIPT.test(address));
  expect(sendingScripts()).toEqual([]);
  await field(page, "First name").focus();
  await expect.poll(() => sendingScripts().length).toBe(1);
  const compressedSize = (script: RegExp) => {
    const address = fetched.find((each) => script.test(each)) ?? "";
    return brotliCompressSync(readFileSync(`public${new URL(address).pathname}`)).length;
  };
  expect(compressedSize(FORM_SCRIPT)).toBeLessThan(30_000);
  expect(compressedSize(SENDING_SCRIPT)).toBeLessThan(50_000);
});

test("the form reports a script that fails, keeps its values and recovers when it is loaded again", async ({
  page,
}) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByText("The form could not be loaded.")).toBeVisible();
  await fillIn(page, "Typed without the form's script");
  // Any input in the form loads it again, so the button may be removed as soon as it is clickable.
  await page.getByRole("button", { name: "Try again" }).hover();
  await page.unroute(FORM_SCRIPT);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText(/^31 of 5,000/)).toBeVisible();
  await expect(field(page, "Subject")).toHaveValue(exampleMessage.Subject);
  await expect(page.getByText("The form could not be loaded.")).toBeHidden();
});

test("the form is interactive when it is opened from another page", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
  await footerLink(page, "Contact Us").click();
  await field(page, "First name").fill("Ana");
  await expect(field(page, "First name")).toHaveValue("Ana");
});

test("the map is a picture of the site until the interactive one is requested", async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route(/openstreetmap\.org/, async (route) => {
    foreign.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>Map</p>" });
  });
  await page.goto("/contact");
  await hydrated(page);
  const picture = mapPicture(page);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(0);
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Show interactive map" }).click();
  await expect(frame).toHaveAttribute("title", "Interactive map of Port of Spain");
  await expect(frame.contentFrame().getByText("Map")).toBeVisible();
  await expect(picture).toBeHidden();
  await expect(page.getByRole("link", { name: /^Open in OpenStreetMap/ })).toBeVisible();
  expect(foreign).toHaveLength(1);
});

for (const width of [320, 360])
  test(`the map's picture fills its frame when the window is ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/contact");
    const picture = mapPicture(page);
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    expect(box).toEqual(await picture.locator("xpath=../..").boundingBox());
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page offers other ways to write instead of the form when it has loaded", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(page.getByText("The form needs JavaScript")).toBeVisible();
    await expect(sendButton(page)).toBeHidden();
    await expect(field(page, "Message")).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("link", { name: "support@kwedi.example" }).first(),
    ).toHaveAttribute("href", "mailto:support@kwedi.example");
  });
});
