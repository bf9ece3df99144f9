import type { Page, Route } from "@playwright/test";

/** Matches every script of the site except the loader, which every page loads first. */
const SCRIPTS = /\/scripts\/(?!loader-)/;

/**
 * Delays requests, as a very slow network would.
 * @returns a function that releases them and all later requests
 */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(addresses, (route) => {
    if (isReleased) return route.continue();
    waiting.push(route);
  });
  return () => {
    isReleased = true;
    for (const route of waiting.splice(0)) void route.continue();
  };
}

export const holdScripts = (page: Page) => holdBack(page, SCRIPTS);

/**
 * Opens a page with delayed scripts, and does not wait for `load`, because Chromium's headless shell may fire
 * it only after the scripts are released.
 * @returns a function that releases the scripts
 */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return release;
}
