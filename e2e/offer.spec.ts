import { offerField, offerFigure, offerHydrated } from "./support/offer";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };

test("nothing moves when the first result of an offer appears", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/check-an-offer");
  await offerHydrated(page);
  const positions = () =>
    page
      .getByRole("heading")
      .evaluateAll((headings) =>
        headings.map((heading) => Math.round(heading.getBoundingClientRect().y + scrollY)),
      );
  for (const [name, text] of [
    ["amount", "10,000"],
    ["fees", "200"],
    ["instalment", "1,060"],
  ] as const)
    await offerField(page, name).fill(text);
  const before = await positions();
  await offerField(page, "count").fill("12");
  await expect(page.getByText("you give back $129.80 within twelve months")).toBeVisible();
  expect(await positions()).toEqual(before);
});

for (const [text, message] of [
  ["800", /This offer costs nothing, or a figure is missing/],
  ["90,000", /above 10,000%/],
] as const)
  test(`an offer with instalments of ${text} is explained when it is typed`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/check-an-offer");
    await offerHydrated(page);
    await offerField(page, "amount").fill("5,000");
    await offerField(page, "count").fill("6");
    await offerField(page, "instalment").fill(text);
    await expect(page.locator("[data-lazy-section=offer] form").getByText(message)).toBeVisible();
    await expect(page.locator("[data-lazy-section=offer]")).not.toContainText(/NaN|Infinity/);
  });

test("what was typed before hydration is kept when the form hydrates", async ({ page }) => {
  await page.goto("/check-an-offer", { waitUntil: "domcontentloaded" });
  await offerField(page, "amount").fill("5,000");
  await offerField(page, "instalment").fill("1,000");
  await offerField(page, "count").fill("6");
  await offerHydrated(page);
  await expect(offerFigure(page, "Total repaid")).toHaveText("$6,000.00");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the method, the worked example and a column to fill in are readable when the page has loaded", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/check-an-offer");
    const table = page.getByRole("table", { name: "The offer on paper" });
    await expect(table.getByRole("row", { name: /What the loan costs/ })).toContainText(
      "$1,183.60",
    );
    await expect(table.getByRole("columnheader", { name: "Your offer" })).toBeVisible();
    await expect(page.getByText("you give back $124.40 within six months")).toBeVisible();
    await expect(page.getByText("That is the total repaid.")).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Loans side by side" })).toBeHidden();
  });
});
