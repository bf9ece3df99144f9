import { expect, type Page, test } from "@playwright/test";
import {
  answer,
  CALLS,
  errorToast,
  json,
  openForm,
  sendButton,
  sentToast,
  toasts,
} from "./support/contactForm";
import { home, newsletters } from "./support/content";
import { holdBack } from "./support/network";
import { button, followLink, openTab } from "./support/page";

/** Expects elements to be fully on screen, below the header. */
async function expectInView(page: Page, elements = toasts(page)): Promise<void> {
  const header = await page.getByRole("banner").boundingBox();
  await expect(elements).not.toHaveCount(0);
  for (const element of await elements.all()) {
    await expect(element).toBeInViewport({ ratio: 1 });
    expect((await element.boundingBox())?.y).toBeGreaterThanOrEqual(
      (header?.y ?? 0) + (header?.height ?? 0),
    );
  }
}

test("at 320 px, toasts are below the header and fully on screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const refusal = json(429, { message: "Too many messages. ".repeat(8) });
  await page.route(CALLS.insert, refusal, { times: 1 });
  await page.route(CALLS.notification, answer(500));
  await openForm(page);
  await sendButton(page).click();
  await expect(errorToast(page)).toBeVisible();
  await expectInView(page);
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await expectInView(page);
  await sentToast(page).getByRole("button").click();
  await expect(toasts(page)).toHaveCount(1);
  // What it speaks of is at the bottom, near the button.
  expect((await toasts(page).boundingBox())?.y).toBeLessThan(740 / 4);
});

test("in a short window, both the toast and the focused field are in view", async ({ page }) => {
  if (!newsletters) return test.skip();
  await page.setViewportSize({ width: 667, height: 375 });
  await openTab(page, newsletters.path);
  await button(page, newsletters.form.submit).click();
  await expectInView(page);
  await expectInView(page, page.locator("main input[type=email]:focus"));
});

test("a toast can be clicked even if a dialog is open when it appears", async ({ page }) => {
  test.skip(!home.promo, "The home page has no promo.");
  const release = await holdBack(page, /\/rest\/v1\//);
  await openForm(page);
  await sendButton(page).click();
  await followLink(page, "/");
  await expect(page.getByRole("dialog")).toBeVisible();
  release();
  await sentToast(page).getByRole("button").click({ trial: true });
});
