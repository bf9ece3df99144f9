import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

test("an unknown address answers 404, says which, and logs it", async ({ page, complaints }) => {
  const response = await page.goto("/no/such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByText("/no/such-page")).toBeVisible();
  await hydrated(page);
  expect(
    complaints.filter((text) => text.includes("there is no page at /no/such-page")),
  ).toHaveLength(1);
});

test("Go Back leads back, Return to Home leads home", async ({ page }) => {
  await page.goto("/faq");
  await page.goto("/nowhere");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/faq");
  await page.goto("/nowhere");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
