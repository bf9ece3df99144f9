import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("the promo is a dialog: it has a name, takes and keeps the focus, and Escape ends it", async ({
  page,
}) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/\S/);
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await inside()).toBe(true);
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    // Between its last and its first stop the focus may be with the browser, never on the page.
    const onPage = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(onPage).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const route of ["/about", "/team"])
  test(`the carousel of ${route} tells what it is, and shows one slide to everybody`, async ({
    page,
  }) => {
    await page.goto(route);
    await hydrated(page);
    const carousel = page.locator("[aria-roledescription=carousel]");
    await expect(carousel).toHaveRole("group");
    await expect(carousel).toHaveAccessibleName(/\S/);
    const slides = carousel.locator("[aria-roledescription=slide]");
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    await expect(carousel.locator("[aria-live=polite]")).toHaveText("");
    for (let step = 1; step <= count; step += 1) {
      await carousel.getByRole("button", { name: "Next" }).click();
      const shown = (step % count) + 1;
      await expect(carousel.getByRole("group", { name: `${shown} of ${count}` })).toBeVisible();
      // What is not shown is in nobody's way: not for the Tab key, not for a screen reader.
      await expect(carousel.getByRole("group")).toHaveCount(1);
      await expect(carousel.locator("[aria-live=polite]")).toHaveText(
        new RegExp(`^${shown} of ${count}: `),
      );
    }
  });

test("the submenus tell whether they are open, and Tab goes from the button into the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/faq");
  await hydrated(page);
  const button = page.getByRole("banner").getByRole("button", { name: "Products" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Salary Deduction Loans" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});
