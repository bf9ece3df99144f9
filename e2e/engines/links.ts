import { addLink } from "../support/page";
import type { Tab } from "./tab";

/** Marks the document; loading another document removes the mark. */
export const mark = (tab: Tab) =>
  tab.evaluate(() => Object.assign(window, { isMarked: true }) && 0);

/** Clicks an added link as visitors do: in WebKit, Back skips a page that only a script has left. */
export async function clickLinkTo(tab: Tab, route: string): Promise<void> {
  await tab.evaluate(addLink, route);
  await tab.click("#test-link");
}

/** Clicks an added link without moving the page or the pointer. */
export async function follow(tab: Tab, href: string): Promise<void> {
  await tab.evaluate(addLink, href);
  await tab.evaluate(() => document.querySelector<HTMLElement>("#test-link")?.click());
}
