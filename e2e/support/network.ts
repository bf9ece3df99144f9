import type { Page, Route } from "@playwright/test";

interface HeldBack {
  /** Lets everything through that waits, and all that comes later. */
  release(): void;
}

/** Holds back what the page asks for, as the slowest of networks would, until it is released. */
export async function holdBack(page: Page, addresses: RegExp): Promise<HeldBack> {
  const waiting: Route[] = [];
  let released = false;
  await page.route(addresses, (route) => {
    if (released) return route.continue();
    waiting.push(route);
  });
  return {
    release() {
      released = true;
      for (const route of waiting.splice(0)) void route.continue();
    },
  };
}
