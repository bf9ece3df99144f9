import type { Locator, Page } from "@playwright/test";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * Runs in the page: appends a link outside React's root, because the links on a page depend on the content.
 */
export function addLink(href: string): void {
  document.querySelector("#test-link")?.remove();
  const link = Object.assign(document.createElement("a"), { id: "test-link", href });
  link.textContent = href;
  document.body.append(link);
}

export async function linkTo(page: Page, route: string): Promise<Locator> {
  await page.evaluate(addLink, route);
  return page.locator("#test-link");
}

/** Adds a link to a route and clicks it, without moving the page or the pointer. */
export const followLink = async (page: Page, route: string) =>
  (await linkTo(page, route)).evaluate((link: HTMLElement) => link.click());

export const loadErrorAlert = (page: Page) => page.locator("#loadError");

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Polls at intervals rather than every frame, because headless Chromium may stop painting frames. */
const POLLING = { polling: 100 };

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    null,
    POLLING,
  );
}

/** Waits until the browser has painted every change made so far. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Loads pictures that may be lazy: browsers load those in a later frame, which a static page may never paint. */
export const loadPictures = (pictures: Locator) =>
  pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });

/** Returns the errors and warnings in the page's console, and uncaught exceptions. */
export async function consoleErrors(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages({ filter: "all" });
  const errors = messages.filter((message) => ["error", "warning"].includes(message.type()));
  const exceptions = await page.pageErrors({ filter: "all" });
  return [...errors.map((message) => message.text()), ...exceptions.map(String)];
}

/** Marks the document. A full page load removes the mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });

export const isMarkedDocument = (page: Page) => page.evaluate(() => "isMarked" in window);

/** Prevents scripts from opening modal dialogs such as the promo, which would cover the page. */
export const withoutPromo = (page: Page) =>
  page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {};
  });

/** Opens a page, waits until it is hydrated, and marks its document to detect a later full page load. */
export async function openTab(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await markDocument(page);
}

/** Waits until a full page load has replaced the marked document. */
export async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !("isMarked" in window), null, POLLING);
}

/** Sets the browser's default text size in percent. Works only in Chromium. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const scaled = (size: number) => Math.round((size * percent) / 100);
  const fontSizes = { standard: scaled(16), fixed: scaled(13) };
  await session.send("Page.setFontSizes", { fontSizes });
}
