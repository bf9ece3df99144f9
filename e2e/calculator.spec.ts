import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { differences, randomLoans } from "./support/randomLoans";
import { expect, test } from "./support/test";

const LOANS_PER_READING = 500;
const SEED = 20_260_501;

const amount = (page: Page) => page.getByRole("textbox", { name: "Loan amount" });
const term = (page: Page) => page.getByRole("textbox", { name: "Loan term" });
const slider = (page: Page, name: string) => page.getByRole("slider", { name });
const payment = (page: Page) => page.getByText("Monthly payment").locator("+ dd").first();

/** The calculator computes from here on. */
const live = (page: Page) =>
  page.locator("[data-island=calculator] [role=status]").waitFor({ state: "attached" });

/** Holds back every script but the loader, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/scripts/*", async (route) => {
    if (!route.request().url().includes("loader-")) await held;
    await route.continue();
  });
  return release;
}

const PAGES = { standalone: "/loan-calculator", resources: "/resources" } as const;

for (const [reading, address] of Object.entries(PAGES) as [keyof typeof PAGES, string][]) {
  test(`${address} agrees to the cent with an independent computation`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto(address);
    await live(page);
    expect(await differences(page, reading, randomLoans(LOANS_PER_READING, SEED))).toEqual([]);
  });

  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const)
    test(`${address} moves nothing at ${width} px when the calculator comes`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const release = await holdScripts(page);
      await page.goto(address);
      const boxes = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "[data-card] > *, [data-card] input, [data-island] section, h2, footer",
            ),
          ].map((part) => JSON.stringify(part.getBoundingClientRect())),
        );
      const before = await boxes();
      release();
      await live(page);
      expect(await boxes()).toEqual(before);
    });
}

test("keys move the sliders by their steps, and the fields follow", async ({ page }) => {
  await page.goto("/loan-calculator");
  await live(page);
  await slider(page, "Loan amount slider").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(amount(page)).toHaveValue("49,000");
  await page.keyboard.press("Home");
  await expect(amount(page)).toHaveValue("5,000");
  await slider(page, "Loan term slider").focus();
  await page.keyboard.press("End");
  await expect(term(page)).toHaveValue("12");
  await expect(payment(page)).toHaveText("$516.67");
});

test("an unreadable value moves nothing", async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/loan-calculator");
    await live(page);
    const height = () =>
      page
        .locator("[data-island=calculator]")
        .evaluate((island) => island.getBoundingClientRect().height);
    const before = await height();
    for (const text of ["", "five thousand", "75,000", "9".repeat(30)]) {
      await amount(page).fill(text);
      expect(await height(), `"${text}" at ${width} px`).toBe(before);
    }
    await expect(payment(page)).toHaveText("—");
  }
});

test("Calculate tells the payment for three seconds", async ({ page }) => {
  await page.goto("/loan-calculator");
  await live(page);
  await page.getByRole("button", { name: "Calculate" }).click();
  const toast = page.getByText("Monthly payment: $10,333.33", { exact: true });
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden({ timeout: 4000 });
});

test("a copied link restores the loan in another tab", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/loan-calculator");
  await live(page);
  await amount(page).fill("12,345.67");
  await term(page).fill("9");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link to these figures is copied.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await live(other);
  await expect(amount(other)).toHaveValue("12,345.67");
  await expect(payment(other)).toHaveText((await payment(page).textContent()) ?? "");
});

test("the choice is there again after a visit to another page", async ({ page }) => {
  await page.goto("/loan-calculator");
  await live(page);
  await amount(page).fill("9,000");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Loan Calculator" }).click();
  await live(page);
  await expect(amount(page)).toHaveValue("9,000");
});

test("the schedule downloads as a file, under the site's policy", async ({ page, complaints }) => {
  await page.goto("/loan-calculator");
  await live(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  const file = await (await download).path();
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  expect(lines).toHaveLength(7);
  expect(lines[6]).toBe("6,10333.35,8333.35,2000.00,0.00");
  expect(complaints).toEqual([]);
});

test("what is typed while the scripts are held back is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/loan-calculator");
  await amount(page).fill("20,000");
  await amount(page).focus();
  release();
  await live(page);
  await expect(amount(page)).toHaveValue("20,000");
  await expect(amount(page)).toBeFocused();
  await expect(payment(page)).toHaveText("$4,133.33");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the worked example, its schedule and the typical amounts are there", async ({ page }) => {
    await page.goto("/loan-calculator");
    await expect(payment(page)).toHaveText("$10,333.33");
    await expect(page.getByRole("table", { name: /Month by month/ })).toContainText("10,333.35");
    await expect(page.getByRole("table", { name: "Typical amounts" })).toContainText("$1,866.67");
    await expect(page.getByText("50,000", { exact: true })).toBeVisible();
    for (const name of ["Calculate", "Copy link", "Download as CSV"])
      await expect(page.getByRole("button", { name })).toBeHidden();
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
});
