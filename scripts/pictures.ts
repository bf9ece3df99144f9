import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { freePort } from "../shared/backend/server/ports";
import { BROWSER_ARGUMENTS, findBrowser } from "../shared/findBrowser";
import { serveSite } from "../shared/serveSite";
import { locale } from "../src/lender";
import { builtPages } from "./checkPages/builtPages";
import { fail } from "./fail";

const USAGE = `npm run pictures -- [/path ...] [--width 360 ...] [--text 200] [--print] [--forced-colors]
Takes pictures of whole built pages into .pictures/; of all pages without a path. --text is the
browser's font size in per cent.`;

const WIDTHS = ["360", "768", "1440", "2560"];
/** The printable width of A4 with margins of 10 mm, at 96 pixels per inch. */
const PAPER_WIDTHS = ["718"];
/** Chromium's screenshots are faulty beyond its maximum texture size, so long pages are captured in parts. */
const PART_HEIGHT = 8000;

async function takePictures(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      width: { type: "string", multiple: true },
      text: { type: "string", default: "100" },
      print: { type: "boolean", default: false },
      "forced-colors": { type: "boolean", default: false },
    },
  });
  const { print, text } = values;
  const [widths, percent] = [
    (values.width ?? (print ? PAPER_WIDTHS : WIDTHS)).map(Number),
    Number(text),
  ];
  if (![...widths, percent].every((size) => Number.isInteger(size) && size >= 50 && size <= 4000))
    throw new Error("--width and --text take whole numbers from 50 to 4000.");
  const built = builtPages().map(({ path }) => path);
  const unknown = positionals.filter((path) => !built.includes(path));
  if (built.length === 0 || unknown.length > 0)
    throw new Error(`public/ has no built page ${unknown.join(", ")}; npm run build writes them.`);

  const kind = [print ? "print" : "screen", values["forced-colors"] && "forced-colors", text]
    .filter(Boolean)
    .join("-");
  const folder = join(".pictures", kind);
  mkdirSync(folder, { recursive: true });
  // Set on the command line, because a style does not affect media queries in em, and a screenshot resets
  // Page.setFontSizes.
  const fontSizes = Object.entries({ defaultFontSize: 0.16, defaultFixedFontSize: 0.13 })
    .map(([setting, size]) => `${setting}=${Math.round(size * percent)}`)
    .join();
  const site = await serveSite(await freePort());
  const browser = await chromium.launch({
    executablePath: findBrowser(chromium),
    args: [...BROWSER_ARGUMENTS, "--hide-scrollbars", `--blink-settings=${fontSizes}`],
  });
  try {
    for (const path of positionals.length > 0 ? positionals : built.sort())
      for (const width of widths) {
        const page = await browser.newPage({
          viewport: { width, height: width < 500 ? 740 : 900 },
          forcedColors: values["forced-colors"] ? "active" : "none",
          reducedMotion: "reduce",
          locale,
        });
        if (print) await page.emulateMedia({ media: "print" });
        const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
        const file = join(folder, `${name}-${width}.png`);
        await takePicture(page, site.url + path, file);
        await page.close();
        console.info(file);
      }
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

async function takePicture(page: Page, url: string, file: string): Promise<void> {
  page.setDefaultTimeout(120_000);
  // Prevents dialogs such as the promo from opening, because they would cover the page.
  await page.addInitScript(() => {
    HTMLDialogElement.prototype.showModal = () => {};
  });
  await page.goto(url);
  await loadCompletely(page);
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
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(parts)
    .png({ compressionLevel: 3 })
    .toFile(file);
}

/**
 * Lays out all sections, as after a reload, and waits until the page is hydrated and the fonts and
 * lazy-loaded pictures have loaded.
 */
async function loadCompletely(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.evaluate(async () => {
    document.documentElement.dataset.restored = "true";
    await document.fonts.ready;
    // Browsers never load pictures that are hidden at this width, so do not wait for them.
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of shown) picture.loading = "eager";
    await Promise.all(shown.map((picture) => picture.decode().catch(() => {})));
  });
}

takePictures(process.argv.slice(2)).catch((error: unknown) =>
  fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`),
);
