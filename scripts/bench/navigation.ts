import type { Locator, Page } from "playwright-core";
import type { InferType } from "yup";
import { navigation } from "../../src/content-model/kinds/site";
import { readContent } from "../../src/content-model/placeholders/load";
import { loadHydrated, onPhone } from "./phone";
import type { Bench, Task } from "./runTasks";

const { footer } = readContent<InferType<typeof navigation.schema>>(navigation.files);

/** Links of the footer, and the pages on which they are followed. */
const LINKS = [
  { from: "/newsletters", to: "/faq" },
  { from: "/faq", to: "/loan-calculator" },
  { from: "/faq", to: footer[0]?.links.at(-1)?.to ?? "/" },
];

/**
 * Milliseconds on a link before the button goes down: with a mouse, 300 on average after the 65 that
 * show an intent (https://instant.page), with a finger none.
 */
const HOVER = { "mouse click": 300, tap: 0 };

/** Milliseconds between the button going down and up. */
const BUTTON_DOWN = 80;

declare global {
  interface Window {
    headingPainted: Promise<number>;
  }
}

/** Times client-side navigation, from the click to the paint of the next page's heading. */
export const navigations = ({ browser }: Bench): Task[] =>
  LINKS.flatMap(({ from, to }) =>
    (["mouse click", "tap"] as const).map((gesture) => ({
      subject: `${from} → ${to}`,
      measure: ({ site: { url, requests }, note }) =>
        onPhone(browser, { slowdown: 4 }, async (page) => {
          requests.length = 0;
          await loadHydrated(page, `${url}${from}`);
          const link = page.getByRole("contentinfo").locator(`a[href="${to}"]`).first();
          await link.scrollIntoViewIfNeeded();
          await page.waitForLoadState("networkidle");
          const click = await headingPaint(page, () => clickOn(link, HOVER[gesture]));
          await page.waitForURL(`${url}${to}`);
          await page.waitForLoadState("networkidle");
          const repeated = repeatedIn(requests);
          for (const request of repeated) note(`${request} is fetched twice`);
          const back = await headingPaint(page, () => page.evaluate(() => history.back()));
          return { [gesture]: click, Back: back, "fetched twice": repeated.length };
        }),
    })),
  );

async function clickOn(link: Locator, hover: number): Promise<void> {
  const { mouse } = link.page();
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not visible.");
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await link.page().waitForTimeout(hover);
  await mouse.down();
  await link.page().waitForTimeout(BUTTON_DOWN);
  await mouse.up();
}

/** Gatsby revalidates `app-data.json` with each page, to notice a deploy. */
const repeatedIn = (requests: readonly string[]) =>
  requests.filter(
    (path, index) => requests.indexOf(path) !== index && !path.endsWith("/app-data.json"),
  );

/** Returns the milliseconds from a click, or from Back, until another heading is painted. */
async function headingPaint(page: Page, navigate: () => Promise<void>): Promise<number> {
  await page.evaluate(observeHeading);
  await navigate();
  return page.evaluate(() => window.headingPainted);
}

/** Runs in the page. */
function observeHeading(): void {
  const heading = document.querySelector("h1");
  window.headingPainted = new Promise((resolve) => {
    let start = 0;
    const begin = ({ timeStamp }: Event) => {
      start ||= timeStamp;
    };
    addEventListener("click", begin, { capture: true, once: true });
    addEventListener("popstate", begin, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const next = document.querySelector("h1");
      if (!next || next === heading) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The next task runs once the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(undefined);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
