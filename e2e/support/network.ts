import { readdirSync, readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";

/** Every script of the site but the loader, which is part of the page's first load. */
const SCRIPTS = /\/scripts\/(?!loader-)/;

/**
 * Holds back requests, like a very slow network.
 * @returns a function that lets them through, with all that follow
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

/** Holds back every script but the loader. */
export const holdScripts = (page: Page) => holdBack(page, SCRIPTS);

/** Opens a page so. Until they are released, Chromium's headless shell may fire no `load` event. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return release;
}

/** Returns the HTML of a page of the built site. */
export const htmlOf = (route: string) =>
  readFileSync(`public${route === "/" ? "/index" : route}.html`, "utf8");

/**
 * Returns a pattern for the URLs of the built scripts that contain a text, which may include scripts
 * of an earlier build.
 */
export function scriptsContaining(text: string): RegExp {
  const files = readdirSync("public/scripts").filter(
    (file) => file.endsWith(".js") && readFileSync(`public/scripts/${file}`, "utf8").includes(text),
  );
  if (files.length === 0) throw new Error(`No script in public/scripts contains "${text}".`);
  return new RegExp(`/(${files.join("|")})$`);
}
