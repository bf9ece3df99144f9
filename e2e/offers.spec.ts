import { expect, test } from "@playwright/test";
import { money } from "./support/calculator";
import { offers } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { openOffers, typeOffer, typeRate } from "./support/offer";
import { PHONE } from "./support/page";

test.use({ viewport: PHONE });

test("on a phone, an offer can be entered without a layout shift", async ({ page }) => {
  await recordShifts(page);
  await openOffers(page);
  await typeOffer(page, { amount: "10,000", fees: "200", instalment: "1,060" });
  const before = await shiftsSoFar(page);
  // Keys, because browsers count a shift only if it does not follow input.
  await page.getByRole("textbox", { name: offers.form.count, exact: true }).pressSequentially("12");
  await expect(page.locator("[data-card]").getByText(money(129.8))).toBeVisible();
  expect(await shiftsSoFar(page)).toEqual(before);
  // iPhones zoom in on a focused field if its text is smaller than 16 px.
  const sizes = await page
    .locator("main :is(input, select)")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
  expect(sizes.map(Number.parseFloat).filter((size) => size < 16)).toEqual([]);
});

test("on a phone, arrow keys choose how to enter an offer, and both possible costs at a given rate fit the screen", async ({
  page,
}) => {
  await openOffers(page);
  const { ways } = offers.form;
  const way = (name: string) => page.getByRole("radio", { name });
  await way(ways.instalment).focus();
  await page.keyboard.press("ArrowRight");
  await expect(way(ways.rate)).toBeFocused();
  await expect(page.getByRole("textbox", { name: offers.form.instalment })).toBeHidden();
  await typeRate(page, "12,000", "12", "1%");
  const costs = page
    .getByRole("table", { name: offers.results.title })
    .getByRole("row", { name: offers.results.cost });
  await expect(costs.first().getByRole("cell")).toHaveText([money(1440), money(794.23)]);
  await costs.first().scrollIntoViewIfNeeded();
  await expect(costs.first()).toBeInViewport({ ratio: 1 });
});
