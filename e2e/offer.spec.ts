import { money, openAnswer, withCents } from "./support/calculator";
import { offers, sideBySide } from "./support/content";
import { offerField, openOffers, typeOffer } from "./support/offer";
import { PHONE } from "./support/page";
import { expect, test } from "./support/test";

test("nothing moves when the first result of an offer appears", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openOffers(page);
  const positions = () =>
    page
      .getByRole("heading")
      .evaluateAll((headings) =>
        headings.map((heading) => Math.round(heading.getBoundingClientRect().y + scrollY)),
      );
  await typeOffer(page, { amount: "10,000", fees: "200", instalment: "1,060" });
  const before = await positions();
  await offerField(page, "count").fill("12");
  await expect(page.locator("[data-card]").getByText(money(129.8))).toBeVisible();
  expect(await positions()).toEqual(before);
});

test("method, example and a column to fill in show without JavaScript", async ({
  plainPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(offers.path);
  await expect(page.getByText(offers.form.withoutScript)).toBeVisible();
  const { example, method, results } = offers;
  await openAnswer(page, method.title);
  const { amount, fees, instalment, count } = example;
  const repaid = instalment * count;
  const table = page.getByRole("table", { name: method.table });
  for (const [label, figure] of [
    [results.repaid, repaid],
    [results.cost, repaid - (amount - fees)],
  ] as const)
    await expect(table.getByRole("row", { name: label })).toContainText(withCents(figure));
  await expect(table.getByRole("columnheader", { name: method.yours })).toBeVisible();
  for (const step of method.steps) await expect(page.getByText(step)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: sideBySide.title })).toBeHidden();
});
