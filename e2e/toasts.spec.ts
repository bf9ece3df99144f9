import type { Locator } from "@playwright/test";
import {
  answer,
  errorToast,
  fakeBackend,
  json,
  openForm,
  sendButton,
  sentToast,
  toasts,
} from "./support/contactForm";
import { home, newsletters } from "./support/content";
import { button, followLink, openTab } from "./support/page";
import { expect, test } from "./support/test";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not rendered.");
  return { top: box.y, bottom: box.y + box.height };
}

test("at 320 px, toasts are below the header and fully on screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const backend = await fakeBackend(page);
  const expectInView = async () => {
    const header = await boxOf(page.getByRole("banner"));
    for (const item of await toasts(page).all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
      expect((await boxOf(item)).top).toBeGreaterThanOrEqual(header.bottom);
    }
  };
  await openForm(page);
  backend.insert = json(429, { message: "Too many messages. ".repeat(8) });
  await sendButton(page).click();
  await expect(errorToast(page)).toBeVisible();
  await expectInView();
  Object.assign(backend, { insert: answer(201), notification: answer(500) });
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(2);
  await expectInView();
  await sentToast(page).getByRole("button").click();
  await expect(toasts(page)).toHaveCount(1);
});

test("in a short window, both the toast and the focused field are in view", async ({ page }) => {
  if (!newsletters) return test.skip();
  await page.setViewportSize({ width: 667, height: 375 });
  await openTab(page, newsletters.path);
  await button(page, newsletters.form.submit).click();
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  const field = page.locator("main input[type=email]");
  await expect(field).toBeFocused();
  const header = await boxOf(page.getByRole("banner"));
  const { top, bottom } = await boxOf(field);
  expect(top).toBeGreaterThanOrEqual(header.bottom);
  expect(bottom).toBeLessThanOrEqual(375);
});

test("an error toast can be clicked even if a dialog is open when it appears", async ({ page }) => {
  test.skip(!home.promo, "The home page has no promo.");
  const backend = await fakeBackend(page);
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  backend.insert = async (route) => failing.then(() => answer(500)(route));
  await openForm(page);
  await sendButton(page).click();
  await followLink(page, "/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  fail();
  await expect(errorToast(page)).toBeVisible();
  await errorToast(page).getByRole("button").click({ trial: true });
});
