import type { Page } from "@playwright/test";
import { OWN_CURRENCY } from "../src/lending/money";
import { fillTemplate } from "../src/lib/fillTemplate";
import { amountField, money, openCalculator, termField } from "./support/calculator";
import { sideBySide as texts } from "./support/content";
import {
  chooseInterval,
  type OfferField,
  offerField,
  offerHydrated,
  openOffers,
  typeOffer,
} from "./support/offer";
import { button, PHONE, withoutDialogs } from "./support/page";
import { expect, test } from "./support/test";

const sideBySide = (page: Page) => page.getByRole("table", { name: texts.title, exact: true });

const row = (page: Page, name: keyof typeof texts.rows) =>
  sideBySide(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: texts.rows[name], exact: true }) });

const nameField = (page: Page, loan: number) =>
  page.getByRole("textbox", { name: `${texts.name} ${loan}`, exact: true });

test("two offers are typed, kept and compared in 40 actions on a phone", async ({ page }) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await page.setViewportSize(PHONE);
  await openOffers(page);
  const type = async (name: OfferField, text: string) => {
    await act(offerField(page, name).tap());
    await act(offerField(page, name).fill(text));
  };
  await type("amount", "10,000");
  await type("fees", "200");
  await type("instalment", "1,060");
  await type("count", "12");
  await expect(page.locator("[data-card]").getByText(money(129.8))).toBeVisible();
  await act(button(page, texts.keep).tap());
  await type("fees", "0");
  await type("instalment", "460");
  await type("count", "26");
  await act(chooseInterval(page, "weekly"));
  await act(button(page, texts.keep).tap());
  await act(page.getByRole("link", { name: `${texts.see} (2)` }).tap());
  await act(nameField(page, 1).fill("Credit union"));
  await expect(row(page, "cost").getByRole("cell")).toHaveText([
    money(2920),
    `${money(1960)} ${texts.lowest}`,
  ]);
  const second = `${texts.loan} 2`;
  const cheapest = page.getByText(
    fillTemplate(texts.meaning.cheapest, {
      cheapest: second,
      cost: money(1960),
      difference: money(960),
      dearest: "Credit union",
    }),
    { exact: true },
  );
  await act(cheapest.scrollIntoViewIfNeeded());
  await expect(cheapest).toBeInViewport();
  await act(page.getByRole("textbox", { name: texts.pay.takeHome }).fill("3,000"));
  // 26 weekly instalments of 460 are 1,993.33 in an average month.
  const left = row(page, "left");
  await expect(left.getByRole("cell")).toHaveText([money(1940), money(1006.67)]);
  const leaves = fillTemplate(texts.meaning.leaves, { loan: second, amount: money(1006.67) });
  await expect(page.getByText(leaves, { exact: true })).toBeVisible();
  expect(actions).toBeLessThanOrEqual(40);
});

test.use({ hasTouch: true });

/** iPhones zoom into a field with smaller text. */
const LEAST_TEXT = 16;

test("no field has smaller text than phones need, with three loans side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCalculator(page);
  for (const amount of ["20,000", "30,000", "40,000"]) {
    await amountField(page).fill(amount);
    await button(page, texts.keep).click();
  }
  await expect(nameField(page, 3)).toBeVisible();
  const sizes = await page
    .locator("main :is(input, select)")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
  expect(sizes.map(Number.parseFloat).filter((size) => size < LEAST_TEXT)).toEqual([]);
});

test("a link restores three loans in another browser", async ({ page, otherPage: other }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openCalculator(page);
  await button(page, texts.keep).click();
  await amountField(page).fill("20,000");
  await termField(page).fill("12");
  await button(page, texts.keep).click();
  await openOffers(page);
  await typeOffer(page, { amount: "20,000", instalment: "950", count: "26" });
  await chooseInterval(page, "fortnightly");
  await button(page, texts.keep).click();
  await nameField(page, 3).fill("Bank & co, 50%");
  await button(page, texts.copyLink).click();
  await expect(page.getByText(texts.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const figures = await row(page, "repaid").textContent();

  const requests: string[] = [];
  other.on("request", (request) => requests.push(request.url()));
  await other.goto(link);
  await offerHydrated(other);
  await expect(row(other, "repaid")).toHaveText(figures ?? "");
  await expect(nameField(other, 3)).toHaveValue("Bank & co, 50%");
  await expect(sideBySide(other)).toBeInViewport();
  expect(
    requests.filter((url) =>
      RegExp(`${OWN_CURRENCY.code}|Bank`).test(new URL(url).pathname + new URL(url).search),
    ),
  ).toEqual([]);
});

test("only the comparison is printed, nameless loans by their numbers", async ({ page }) => {
  await withoutDialogs(page);
  await openCalculator(page);
  await button(page, texts.keep).click();
  await page.emulateMedia({ media: "print" });
  await expect(sideBySide(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await button(page, texts.print).click();
  await page.emulateMedia({ media: "print" });
  await expect(sideBySide(page)).toBeVisible();
  await expect(page.getByRole("columnheader", { name: `${texts.loan} 1` })).toBeVisible();
  await expect(page.getByPlaceholder(`${texts.loan} 1`, { exact: true })).toBeHidden();
  await expect(page.locator("[data-card]")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-card]")).toBeVisible();
});
