import type { Page } from "@playwright/test";
import { hydrated } from "./support/hydrated";
import { hydratedByClock, runUntil, stopClock } from "./support/stoppedClock";
import { expect, test } from "./support/test";

const promo = (page: Page) =>
  page.getByRole("dialog", { name: "Concierge-level financing for executives" });

/** Goes to another page by the footer, within the same document, in as little time as it takes. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  const canonical = page.locator("link[rel=canonical]");
  await runUntil(
    page,
    async () => new URL((await canonical.getAttribute("href")) ?? "").pathname === path,
  );
}

/** The page `/`, loaded and answering, with its clock stopped at less than a second. */
async function openHome(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await hydratedByClock(page);
}

test("it opens one second after the load, before any other script has come", async ({ page }) => {
  await stopClock(page);
  await page.route("**/scripts/*", (route) =>
    route.request().url().includes("loader-") ? route.continue() : undefined,
  );
  await page.goto("/");
  await page.clock.runFor(999);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(promo(page)).toBeVisible();
});

for (const [way, close] of Object.entries({
  "its button": (page: Page) => promo(page).getByRole("button", { name: "Close" }).click(),
  "a press beside it": (page: Page) => page.mouse.click(4, 300),
  Escape: (page: Page) => page.keyboard.press("Escape"),
})) {
  test(`${way} closes it, and the focus returns to where it was`, async ({ page }) => {
    await openHome(page);
    const before = page.getByRole("banner").getByRole("link", { name: "Apply Now" });
    await before.focus();
    await page.clock.runFor(1000);
    await expect(promo(page)).toBeVisible();
    await close(page);
    await expect(promo(page)).toBeHidden();
    await expect(before).toBeFocused();
    await page.clock.runFor(5000);
    await expect(promo(page)).toBeHidden();
  });
}

test("it holds the focus while it is open", async ({ page }) => {
  await openHome(page);
  await page.clock.runFor(1000);
  await expect(promo(page).getByRole("button", { name: "Close" })).toBeFocused();
  const places: string[] = [];
  for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    places.push(
      await page.evaluate(() =>
        document.activeElement?.closest("dialog") ? "promo" : `${document.activeElement?.tagName}`,
      ),
    );
  }
  // Beside the promo's own stops there is the browser's bar, for which the body stands in.
  expect(places.filter((place) => place !== "promo" && place !== "BODY")).toEqual([]);
  expect(places).toContain("promo");
});

test("whoever leaves within the second does not meet it elsewhere", async ({ page }) => {
  await openHome(page);
  await goTo(page, "FAQ", "/faq");
  await page.clock.runFor(5000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("it opens one second after an entry from another page", async ({ page }) => {
  await stopClock(page);
  await page.goto("/faq");
  await hydratedByClock(page);
  await goTo(page, "Home", "/");
  await page.clock.runFor(980);
  await expect(promo(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(promo(page)).toBeVisible();
});

test("it opens once in a document: whoever comes back does not start its second again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seconds = { begun: 0 };
    const setTimer = window.setTimeout;
    Object.assign(window, {
      seconds,
      setTimeout: (...timer: Parameters<typeof setTimer>) => {
        if (String(timer[0]).includes("showModal")) seconds.begun += 1;
        return setTimer(...timer);
      },
    });
  });
  const begun = () => page.evaluate(() => Reflect.get(window, "seconds").begun);
  await page.goto("/");
  await expect(promo(page)).toBeVisible();
  expect(await begun()).toBe(1);
  await page.keyboard.press("Escape");
  await hydrated(page);
  for (const [name, heading] of [
    ["FAQ", /./],
    ["Home", "Good Credit is Life"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
  }
  expect(await begun()).toBe(1);
  await expect(promo(page)).toBeHidden();
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
])
  test(`at ${viewport.width} px it moves nothing and is not the largest paint`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const seen = { moved: 0, largest: "" };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null };
          seen.largest = element?.closest("dialog") ? "promo" : `${element?.tagName}`;
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto("/");
    await expect(promo(page)).toBeVisible();
    await promo(page)
      .getByRole("img")
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const { moved, largest } = await page.evaluate(() => Reflect.get(window, "seen"));
    expect(largest).toBe("IMG");
    // Letters that come late may move a little; see layoutShift.spec.ts.
    expect(moved).toBeLessThan(0.02);
  });
