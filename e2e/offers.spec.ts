import { expect, test } from "@playwright/test";
import { money } from "./support/calculator";
import { offers } from "./support/content";
import { recordShifts, shiftsSoFar } from "./support/layoutShifts";
import { chooseWay, offerCell, offerTexts, openOffers, typeOffer } from "./support/offer";
import { PHONE } from "./support/page";

test.use({ viewport: PHONE });

test.skip(!offers, "The site checks no offers.");

const { form, results } = offerTexts;

test("on a phone, an offer can be entered without a layout shift", async ({ page }) => {
  await recordShifts(page);
  await openOffers(page);
  await typeOffer(page, { amount: "10,000", fees: "200", instalment: "1,060" });
  const before = await shiftsSoFar(page);
  // Keys, because browsers count a shift only if it does not follow input.
  await page.getByRole("textbox", { name: form.count, exact: true }).pressSequentially("12");
  await expect(offerCell(page, results.cost)).toHaveText(money(2920));
  expect(await shiftsSoFar(page)).toEqual(before);
  await chooseWay(page, "rate");
  // iPhones zoom in on a focused field if its text is smaller than 16 px.
  const sizes = await page
    .locator("main :is(input, select)")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
  expect(sizes.map(Number.parseFloat).filter((size) => size < 16)).toEqual([]);
});

test("on a phone, arrow keys choose what is known of an offer, and both possible costs of a rate fit the screen", async ({
  page,
}) => {
  await openOffers(page);
  const way = (name: string) => page.getByRole("radio", { name });
  await way(form.ways.instalment).focus();
  await page.keyboard.press("ArrowDown");
  await expect(way(form.ways.rate)).toBeFocused();
  await expect(page.getByRole("textbox", { name: form.instalment })).toBeHidden();
  await typeOffer(page, { amount: "12,000", rate: "1%", count: "12" });
  for (const cost of [money(1440), money(794.23)])
    await expect(offerCell(page, results.cost)).toContainText(cost);
  const overflow = await page
    .getByRole("region", { name: results.title })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
});
