import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

/** The phone and the network that Lighthouse's mobile setting throttles to. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: "en-TT",
};
const NETWORK = {
  offline: false,
  /** Milliseconds for each request. */
  latency: 562.5,
  /** Bytes a second. */
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

export interface Phone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

interface PhoneOptions {
  /** How many times slower than this machine the processor is. */
  slowdown: number;
  /** The mobile network; without, the machine's own. */
  network?: boolean;
}

/** A fresh phone, without anything in its cache. */
export async function newPhone(
  browser: Browser,
  { slowdown, network = true }: PhoneOptions,
): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  // The names that tsx keeps for functions are unknown in the page.
  await context.addInitScript({ content: "globalThis.__name = (named) => named" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (network) await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, session };
}

/** Waits until the page's own scripts have come and answer. */
export async function answersByItself(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
    undefined,
    { timeout: 60_000 },
  );
}
