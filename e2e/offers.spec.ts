import type { Page } from "@playwright/test";
import { OWN_CURRENCY } from "../src/lending/money";
import { fillTemplate } from "../src/lib/fillTemplate";
import { LOANS_KEY } from "../src/lib/keptData";
import {
  amountField,
  money,
  openAnswer,
  openCalculator,
  termField,
  withCents,
} from "./support/calculator";
import { calculator, offers, sideBySide as texts } from "./support/content";
import { chooseInterval, offerHydrated, openOffers, typeOffer } from "./support/offer";
import { button, PHONE } from "./support/page";
import { expect, test } from "./support/test";

const sideBySide = (page: Page) => page.getByRole("table", { name: texts.title, exact: true });

const row = (page: Page, name: keyof typeof texts.rows) =>
  sideBySide(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: texts.rows[name], exact: true }) });

const headingPositions = (page: Page) =>
  page
    .getByRole("heading")
    .evaluateAll((headings) =>
      headings.map((heading) => Math.round(heading.getBoundingClientRect().y + scrollY)),
    );

const nameField = (page: Page, loan: number) =>
  page.getByRole("textbox", { name: `${texts.name} ${loan}`, exact: true });

test("two offers are saved and compared, without a layout shift, when they are typed on a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openOffers(page);
  await typeOffer(page, { amount: "10,000", fees: "200", instalment: "1,060" });
  const before = await headingPositions(page);
  await typeOffer(page, { count: "12" });
  await expect(page.locator("[data-card]").getByText(money(129.8))).toBeVisible();
  expect(await headingPositions(page)).toEqual(before);
  await button(page, texts.keep).click();
  await typeOffer(page, { fees: "0", instalment: "460", count: "26" });
  await chooseInterval(page, "weekly");
  await button(page, texts.keep).click();
  await page.getByRole("link", { name: `${texts.see.label} (2)` }).click();
  await nameField(page, 1).fill("Credit union");
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
  await expect(cheapest).toBeVisible();
  // iPhones zoom into a field with smaller text.
  const sizes = await page
    .locator("main :is(input, select)")
    .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
  expect(sizes.map(Number.parseFloat).filter((size) => size < 16)).toEqual([]);
});

test("three loans are restored when their link opens elsewhere @night", async ({
  page,
  otherPage: other,
}) => {
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

test("a link's loans show, and keep the visitor's own, when the link is opened", async ({
  page,
}) => {
  const loan = (name: string) =>
    `loan=${OWN_CURRENCY.code},5000.00,0.00,1000.00,6,monthly,,${name}`;
  await page.setViewportSize(PHONE);
  await page.goto("/robots.txt");
  await page.evaluate(([key, own]) => localStorage.setItem(key, own), [
    LOANS_KEY,
    loan("own"),
  ] as const);
  // Where such links led at first.
  await page.goto(`${calculator.path}#${loan("friend")}`);
  await expect(page).toHaveURL(RegExp(`${offers.path}#`));
  await expect(nameField(page, 1)).toHaveValue("friend");
  await expect(page.getByRole("heading", { name: texts.title })).toBeInViewport();
  const stored = await page.evaluate((key) => localStorage.getItem(key), LOANS_KEY);
  expect(stored).toContain("own");
});

test("method, example and a column to fill in show when JavaScript is off", async ({
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
  for (const step of method.steps) await expect(page.getByText(step).first()).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: texts.title })).toBeHidden();
});
