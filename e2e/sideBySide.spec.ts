import type { Page } from "@playwright/test";
import { amountField, calculatorHydrated, termField } from "./support/calculator";
import { type OFFER_LABELS, offerField, offerHydrated, offerInterval } from "./support/offer";
import { expect, test } from "./support/test";

const PHONE = { width: 360, height: 740 };

const sideBySide = (page: Page) => page.getByRole("table", { name: "Loans side by side" });

const row = (page: Page, name: string) =>
  sideBySide(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("two offers are typed, kept and compared in 40 actions when the visitor has a phone", async ({
  page,
}) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await page.setViewportSize(PHONE);
  await page.goto("/check-an-offer");
  await offerHydrated(page);
  const type = async (name: keyof typeof OFFER_LABELS, text: string) => {
    await act(offerField(page, name).tap());
    await act(offerField(page, name).fill(text));
  };
  await type("amount", "TT$10,000");
  await type("fees", "200");
  await type("instalment", "1,060");
  await type("count", "12");
  await expect(page.getByText("you give back $129.80 within twelve months")).toBeVisible();
  await act(button(page, "Keep this loan").tap());
  await type("fees", "0");
  await type("instalment", "460");
  await type("count", "26");
  await act(offerInterval(page).selectOption("Weekly"));
  await act(button(page, "Keep this loan").tap());
  await act(page.getByRole("link", { name: "See loans side by side (2)" }).tap());
  await act(page.getByRole("textbox", { name: "Name of loan 1" }).fill("Credit union"));
  await expect(row(page, "What the loan costs").getByRole("cell")).toHaveText([
    "$2,920.00",
    "$1,960.00 Lowest",
  ]);
  const cheapest = page.getByText(
    "Loan 2 costs least in all: $1,960.00, which is $960.00 less than Credit union.",
    { exact: true },
  );
  await act(cheapest.scrollIntoViewIfNeeded());
  await expect(cheapest).toBeInViewport();
  await act(page.getByRole("textbox", { name: "Take-home pay each month" }).fill("3,000"));
  // 26 weekly instalments of $460 are $1,993.33 in an average month.
  const left = row(page, "Left each month");
  await expect(left.getByRole("cell")).toHaveText(["$1,940.00", "$1,006.67"]);
  await expect(page.getByText("Loan 2 leaves you $1,006.67 of your pay each month.")).toBeVisible();
  expect(actions).toBeLessThanOrEqual(40);
});

test("the comparison shows what each loan leaves of the pay that is typed into the calculator", async ({
  page,
}) => {
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await button(page, "Keep this loan").click();
  await termField(page).fill("12");
  await button(page, "Keep this loan").click();
  await page.getByRole("textbox", { name: "Take-home pay each month" }).fill("12,000");
  await page.getByRole("textbox", { name: "Rent and fixed costs" }).fill("2,000");
  // TT$50,000 at 4% over 6 months, and at 2% over 12.
  await expect(row(page, "Left each month").getByRole("cell")).toHaveText([
    "-$333.33",
    "$4,833.33",
  ]);
});

test.use({ hasTouch: true });

test("a link restores three loans when another browser opens it", async ({ page, browser }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await button(page, "Keep this loan").click();
  await amountField(page).fill("20,000");
  await termField(page).fill("12");
  await button(page, "Keep this loan").click();
  await page.goto("/check-an-offer");
  await offerHydrated(page);
  await offerField(page, "amount").fill("20,000");
  await offerField(page, "instalment").fill("950");
  await offerField(page, "count").fill("26");
  await offerInterval(page).selectOption("Every two weeks");
  await button(page, "Keep this loan").click();
  await page.getByRole("textbox", { name: "Name of loan 3" }).fill("Bank & co, 50%");
  await button(page, "Copy a link to these loans").click();
  await expect(page.getByText("The link to these loans is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const figures = await row(page, "Total repaid").textContent();

  const context = await browser.newContext();
  const other = await context.newPage();
  const requests: string[] = [];
  other.on("request", (request) => requests.push(request.url()));
  await other.goto(link);
  await offerHydrated(other);
  await expect(row(other, "Total repaid")).toHaveText(figures ?? "");
  await expect(other.getByRole("textbox", { name: "Name of loan 3" })).toHaveValue(
    "Bank & co, 50%",
  );
  await expect(sideBySide(other)).toBeInViewport();
  expect(
    requests.filter((url) => /TTD|Bank/.test(new URL(url).pathname + new URL(url).search)),
  ).toEqual([]);
  await context.close();
});

test("kept loans are there on the calculators and after a reload until they are cleared", async ({
  page,
}) => {
  await page.goto("/resources");
  await calculatorHydrated(page);
  await button(page, "Keep this loan").click();
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await expect(row(page, "Total repaid").getByRole("cell")).toHaveText(["$7,400.00"]);
  await page.reload();
  await expect(sideBySide(page)).toBeVisible();
  await button(page, "Clear").click();
  await expect(sideBySide(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("only the comparison is printed when its button is clicked", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto("/loan-calculator");
  await calculatorHydrated(page);
  await button(page, "Keep this loan").click();
  await page.emulateMedia({ media: "print" });
  await expect(sideBySide(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await button(page, "Print these loans").click();
  await page.emulateMedia({ media: "print" });
  await expect(sideBySide(page)).toBeVisible();
  await expect(page.locator("[data-card]")).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-card]")).toBeVisible();
});
