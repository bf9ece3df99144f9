import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated";

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The notice that a page did not load in full. */
export const notice = (page: Page) => page.locator("#loadError");

/** Opens a page, and marks it: another load takes the mark away. */
export async function openTab(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { oldTab: true }));
}
