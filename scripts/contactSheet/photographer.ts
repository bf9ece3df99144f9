import { type BrowserContext, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { BROWSER_ARGUMENTS, findBrowser } from "../../shared/findBrowser";
import type { SheetOptions } from "./options";

/** Chromium's pictures go wrong below this height, so that longer pages are taken in parts. */
const PART_HEIGHT = 8000;

/** The height of the window for a width: a phone's, a tablet's, a laptop's, a large screen's. */
const windowHeight = (width: number) =>
  width < 500 ? 740 : width < 1024 ? 1024 : width < 2000 ? 900 : 1440;

export interface Photographer {
  /** The whole page at a width, as a PNG. */
  photograph(address: string, width: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser that takes pictures of whole pages, still and with every picture come. */
export async function openPhotographer(options: SheetOptions): Promise<Photographer> {
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: [...BROWSER_ARGUMENTS, "--hide-scrollbars"],
  });
  const context = await browser.newContext({
    reducedMotion: "reduce",
    forcedColors: options.forcedColors ? "active" : "none",
    locale: "en-TT",
  });
  // A machine that is busy elsewhere may take its time.
  context.setDefaultTimeout(120_000);
  // A sheet shows the page, not what opens over it.
  await context.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {};
  });
  const photograph = async (address: string, width: number) => {
    const page = await openPage(context, options);
    try {
      await page.setViewportSize({ width, height: windowHeight(width) });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      // Where its fonts were late, the first load keeps the fallback; the second has them cached.
      await page.reload();
      await settle(page);
      return await whole(page);
    } finally {
      await page.close();
    }
  };
  return { photograph, close: () => browser.close() };
}

async function openPage(context: BrowserContext, { text, print }: SheetOptions): Promise<Page> {
  const page = await context.newPage();
  if (print) await page.emulateMedia({ media: "print" });
  if (text !== 100) {
    const session = await context.newCDPSession(page);
    // As a visitor sets it: media queries in letters count it too.
    await session.send("Page.setFontSizes", {
      fontSizes: { standard: (16 * text) / 100, fixed: (13 * text) / 100 },
    });
  }
  return page;
}

/** Waits for the page's own scripts, its fonts and all of its pictures, those far below included. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // Of those that are not shown at this width, none ever comes.
    const shown = pictures.filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode().catch(() => {})));
  });
}

async function whole(page: Page): Promise<Buffer> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ]);
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (let top = 0; top < height; top += PART_HEIGHT) {
    const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top) };
    const input = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
    parts.push({ input, left: 0, top });
  }
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(parts)
    .png({ compressionLevel: 3 })
    .toBuffer();
}
