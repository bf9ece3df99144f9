import type { Page } from "@playwright/test";
import { holdScripts } from "./support/holdScripts";
import { hydrated } from "./support/hydrated";
import { expect, test } from "./support/test";

const LEADERS = [
  {
    name: "Maren Alexis-Baptiste",
    role: "Chief Executive Officer",
    link: "Meet Maren",
    path: "/ceo",
  },
  { name: "Winston Ramdeen-Clarke", role: "Chairman", link: "Meet Winston", path: "/chairman" },
];

const carousel = (page: Page) => page.getByRole("group", { name: "Leadership" });

async function shows(page: Page, index: number): Promise<void> {
  for (const [place, { name }] of LEADERS.entries())
    await expect(carousel(page).getByRole("heading", { name })).toBeVisible({
      visible: place === index,
    });
}

test("Previous and Next go around both ways, and each change is announced", async ({ page }) => {
  await page.goto("/team");
  await hydrated(page);
  const news = carousel(page).locator("[aria-live=polite]");
  await shows(page, 0);
  await expect(news).toBeEmpty();
  for (const [button, index] of [
    ["Previous", 1],
    ["Previous", 0],
    ["Next", 1],
    ["Next", 0],
  ] as const) {
    await carousel(page).getByRole("button", { name: button }).click();
    await shows(page, index);
    const leader = LEADERS[index];
    await expect(news).toHaveText(`${index + 1} of 2: ${leader?.name}, ${leader?.role}`);
  }
});

test("the leader that is not shown cannot be reached", async ({ page }) => {
  await page.goto("/team");
  await hydrated(page);
  await expect(carousel(page).getByRole("link")).toHaveText(["Meet Maren"]);
  await carousel(page).getByRole("button", { name: "Next" }).click();
  await expect(carousel(page).getByRole("link")).toHaveText(["Meet Winston"]);
});

for (const [index, { link, path, name }] of LEADERS.entries())
  test(`${link} leads to ${path}, and back to the company`, async ({ page }) => {
    await page.goto("/team");
    await hydrated(page);
    if (index > 0) await carousel(page).getByRole("button", { name: "Next" }).click();
    await carousel(page).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const back = page.getByRole("main").locator("a[href='/corporate-profile']");
    await expect(back.first()).toBeVisible();
  });

test("a press on Next before the script has come counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/team", { waitUntil: "domcontentloaded" });
  await carousel(page).getByRole("button", { name: "Next" }).click();
  await shows(page, 0);
  release();
  await shows(page, 1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("both leaders stand on the page", async ({ page }) => {
    await page.goto("/team");
    for (const { name } of LEADERS) await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });
});
