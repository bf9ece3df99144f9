import { readdirSync, readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { SITE } from "../../shared/addresses";

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

/**
 * Collects what a page sends from now on: requests with data in the URL or the body, and those to
 * another site. What the page loads of its own, such as pictures, is not sent.
 */
export function collectSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { origin, search } = new URL(request.url());
    if (request.method() !== "GET" || origin !== SITE || search !== "")
      sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}
