import {
  amountField,
  calculatorHydrated,
  payment,
  paymentOf,
  STANDALONE,
} from "./support/calculator";
import { field } from "./support/contactForm";
import { about, contact, faq } from "./support/content";
import { followLink, openTab } from "./support/page";
import { denyStorage } from "./support/storage";
import { expect, test } from "./support/test";

test("pages, forms and calculators work when storage is denied", async ({
  page,
  consoleErrors,
}) => {
  await denyStorage(page);
  await openTab(page, faq.path);
  await followLink(page, STANDALONE.route);
  await calculatorHydrated(page);
  await amountField(page).fill("20,000");
  await expect(payment(page)).toHaveText(paymentOf(20_000));
  await followLink(page, contact.path);
  await field(page, "message").fill("Nothing of this is stored");
  await followLink(page, faq.path);
  await expect(page).toHaveURL(faq.path);
  await page.goBack();
  await expect(field(page, "message")).toHaveValue("Nothing of this is stored");
  expect(consoleErrors).toEqual([]);
});

test("no animation runs when pages have loaded with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const route of ["/", about.path, faq.path]) {
    await openTab(page, route);
    if (route === "/") await page.keyboard.press("Escape");
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        )
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(moving, route).toEqual([]);
  }
});
