import type { Page } from "@playwright/test";
import { ROUTES } from "../shared/routes";
import { sample } from "../shared/testDepth";
import { amountField, calculatorHydrated, figure } from "./support/calculator";
import { exampleMessage, field, fillIn, sendButton } from "./support/contactForm";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { holdScripts } from "./support/network";
import { footerLink, heading, hydrated, loadErrorNotice } from "./support/page";
import { expect, test } from "./support/test";

const FORM_PAGES = [
  "/contact",
  "/newsletters",
  "/notices",
  "/faq",
  "/loan-calculator",
  "/check-an-offer",
  "/resources",
];

/** The fields that accept text. */
const textFields = (page: Page) =>
  page.locator(
    "main :is(input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea):visible",
  );

for (const route of sample(FORM_PAGES, 2, "Enter"))
  test(`${route} sends nothing and keeps its URL when Enter is pressed before hydration`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const count = await textFields(page).count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const field = textFields(page).nth(index);
      await field.fill(`12${index}`);
      if ((await field.evaluate(({ tagName }) => tagName)) !== "TEXTAREA")
        await field.press("Enter");
    }
    await expect(page).toHaveURL(route);
    expect(documents).toHaveLength(1);
    await expect(textFields(page).first()).toHaveValue("120");
    release();
    await hydrated(page);
    expect(new URL(page.url()).search.replace(/^\?(amount|salary|term|currency).*/, "")).toBe("");
  });

test("a link opens its page when it is clicked before hydration", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveURL("/privacy-policy");
  await expect(heading(page, "Privacy Policy")).toBeVisible();
});

test("a click is replayed when the scripts load 10 seconds after it", async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto("/newsletters", { waitUntil: "domcontentloaded" });
  await page.clock.fastForward(10_000);
  await page.getByLabel("Email address").fill("ana@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.clock.resume();
  release();
  await expect(page.getByText("Thank you for subscribing to our newsletter!")).toBeVisible();
  await expect(page).toHaveURL("/newsletters");
});

test("the contact form keeps its fields, values and layout when it hydrates during typing", async ({
  page,
}) => {
  await recordShifts(page);
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await field(page, "First name").fill("Ana");
  const message = field(page, "Message");
  let text = "Typed before ";
  await message.pressSequentially(text);
  await message.evaluate((element) => Object.assign(window, { element }));
  release();
  // The hydrated form counts characters.
  const counter = page.getByText(/^[1-9]\d* of 5,000/);
  do {
    await message.press("x");
    text += "x";
  } while (!(await counter.isVisible()));
  await message.pressSequentially(" and after");
  text += " and after";
  await expect(counter).toHaveText(new RegExp(`^${text.length} of 5,000`));
  await expect(message).toHaveValue(text);
  await expect(message).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("Ana");
  expect(
    await message.evaluate(
      (element) => element === (window as never as { element: Element }).element,
    ),
  ).toBe(true);
  const { sum, details } = await shiftsSoFar(page, true);
  expect(sum, details).toBeLessThan(0.005);
});

test("the contact form ignores Enter and replays the click on its button when it hydrates", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await fillIn(page, `Sent before hydration ${crypto.randomUUID()}`);
  await field(page, "Subject").press("Enter");
  await sendButton(page).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact");
  await expect(field(page, "Subject")).toHaveValue(exampleMessage.Subject);
  release();
  await expect(page.getByText("Message sent successfully!", { exact: true })).toBeVisible();
});

test("the empty contact form reports missing values when its button was clicked before hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await sendButton(page).click();
  release();
  await expect(
    page.getByRole("link", { name: "Please enter a valid email address" }),
  ).toBeVisible();
});

test("the calculator keeps a value and its focus when it hydrates after typing", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/loan-calculator", { waitUntil: "domcontentloaded" });
  await amountField(page).fill("20,000");
  await amountField(page).focus();
  release();
  await calculatorHydrated(page);
  await expect(amountField(page)).toHaveValue("20,000");
  await expect(amountField(page)).toBeFocused();
  await expect(figure(page, "Monthly payment")).toHaveText("$4,133.33");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages are readable and show no button without effect when they have loaded", async ({
    page,
  }) => {
    for (const route of sample(ROUTES, 12, "no script")) {
      await page.goto(route);
      await expect.soft(page.getByRole("heading", { level: 1 }), route).toBeVisible();
      const text = await page.getByRole("main").textContent();
      expect.soft(text?.length, route).toBeGreaterThan(200);
      await expect.soft(loadErrorNotice(page), route).toBeHidden();
      // Menus, questions and dialogs open natively.
      const inert = page.locator(
        "button:visible:not([popovertarget]), [role=tab]:visible, [role=slider]:visible",
      );
      expect.soft(await inert.allTextContents(), route).toEqual([]);
      const withoutSource = await page
        .locator("main img:visible")
        .evaluateAll((images) => images.filter((image) => !image.getAttribute("src")).length);
      expect.soft(withoutSource, route).toBe(0);
    }
  });
});

test("a page is hydrated when the browser has no idle time", async ({ page }) => {
  await page.addInitScript(() => {
    self.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? Number(setTimeout(callback, timeout)) : 0;
  });
  await page.goto("/privacy-policy");
  await hydrated(page);
});
