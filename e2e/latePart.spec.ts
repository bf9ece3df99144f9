import { holdBack } from "./support/heldBack";
import { footerLink, heading, openTab } from "./support/openTab";
import { expect, test } from "./support/test";

/** What follows the opening of the calculator's page. */
const BODY = /calculator-page-tsx-body-[^/]*\.js$/;

test("a link's calculator page shows its heading before the calculator's code comes", async ({
  page,
  complaints,
}) => {
  const held = await holdBack(page, BODY);
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(heading(page, "What a loan costs")).toBeFocused();
  await expect(page.getByRole("slider")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  held.release();
  await expect(page.getByRole("slider", { name: "Loan amount slider" })).toBeVisible();
  expect(await page.evaluate(() => "oldTab" in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test("where the calculator's code cannot be had, the page is loaded with its worked example", async ({
  page,
}) => {
  await page.route(BODY, (route) => route.abort());
  await openTab(page, "/faq");
  await footerLink(page, "Loan Calculator").click();
  await expect(page.getByText("$10,333.33").first()).toBeVisible();
  await expect(page).toHaveURL("/loan-calculator");
  expect(await page.evaluate(() => "oldTab" in window)).toBe(false);
});
