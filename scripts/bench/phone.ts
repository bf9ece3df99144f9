import type { Browser, Page } from "playwright-core";

/** The phone and the network of Lighthouse's mobile setting, throttled by the browser. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-TT",
};
const NETWORK = {
  offline: false,
  /** Milliseconds of each request. */
  latency: 562.5,
  /** Bytes per second. */
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

interface PhoneOptions {
  /** How many times slower than this machine the processor is. */
  slowdown: number;
  /** Whether the network is throttled, too. */
  slowNetwork?: boolean;
}

/** Runs a measurement on a phone with an empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  { slowdown, slowNetwork = true }: PhoneOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    // tsx wraps functions in a helper that pages do not have.
    await context.addInitScript({ content: "globalThis.__name = (named) => named" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowNetwork) await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Loads a page and waits until React has hydrated it and the network is idle. */
export async function loadHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load", timeout: 90_000 });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    undefined,
    // Polling in each frame would take the page's time.
    { polling: 500, timeout: 90_000 },
  );
  await page.waitForLoadState("networkidle");
}
