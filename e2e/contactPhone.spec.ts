import type { Locator } from "@playwright/test";
import { anyToast, field, openForm, send, toast } from "./support/contactForm";
import { answer, fakeBackend, json } from "./support/fakeBackend";
import { expect, test } from "./support/test";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It has no box.");
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

for (const width of [320, 360])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: true });

    test("toasts stand whole on the screen, and cover nothing of the form", async ({ page }) => {
      const backend = await fakeBackend(page);
      const expectClear = async () => {
        const bottom = Math.max(
          (await boxOf(field(page, "Message"))).bottom,
          (await boxOf(page.locator("main form [data-state]"))).bottom,
        );
        for (const each of await anyToast(page).all()) {
          const box = await boxOf(each);
          expect(box.top).toBeGreaterThanOrEqual(bottom);
          expect(box.bottom).toBeLessThanOrEqual(740);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
        }
      };
      await openForm(page);
      backend.insert = json(429, { message: "Too many messages. ".repeat(8) });
      await send(page).tap();
      await expect(toast(page, "Error submitting form")).toBeVisible();
      await expectClear();
      Object.assign(backend, { insert: answer(201), notification: answer(500) });
      await send(page).tap();
      await expect(anyToast(page)).toHaveCount(2);
      await expectClear();
      await toast(page, "Message sent successfully!").getByRole("button").tap();
      await expect(anyToast(page)).toHaveCount(1);
    });

    test("the map's picture fills its frame", async ({ page }) => {
      await page.goto("/contact");
      const picture = page.getByRole("img", { name: /^Chart of north-west Trinidad/ });
      await picture.scrollIntoViewIfNeeded();
      const box = await boxOf(picture);
      expect(box).toEqual(await boxOf(picture.locator("xpath=../..")));
      expect(box.bottom - box.top).toBeCloseTo(box.right - box.left, 0);
    });
  });
