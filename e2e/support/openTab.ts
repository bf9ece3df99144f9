import type { Page, Route } from "@playwright/test";
import { hydrated } from "./hydrated";

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The way on that every page shows when something does not come. */
export const notice = (page: Page) => page.locator("#trouble");

/** Opens a page, and marks it: another load takes the mark away. */
export async function openTab(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { oldTab: true }));
}

/** Answers as a host does whose answers name this version of the site, or none. */
export async function named(route: Route, version?: string): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  // The page that asked may be gone by now.
  if (!response) return route.abort().catch(() => {});
  const { "site-version": _, ...headers } = response.headers();
  await route.fulfill({
    response,
    headers: version ? { ...headers, "site-version": version } : headers,
  });
}
