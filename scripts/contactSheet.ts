import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { builtPages } from "./checkPages/builtPages";
import { fail } from "./fail";
import { hideDialogs, photographSite } from "./photographSite";

export interface SheetOptions {
  /** `--width`, repeatable: widths of the window in CSS pixels, in their order on a sheet. */
  widths: number[];
  /** The pages' paths; all pages of the built site if empty. */
  paths: string[];
  /** `--print`: as printed on A4, unless `--width` names another width. */
  print: boolean;
  /** `--forced-colors`: in a system's high contrast. */
  forcedColors: boolean;
  /** `--text`: the browser's font size in per cent of its default. */
  text: number;
}

const WIDTHS = [360, 768, 1440, 2560];
/** A4 between margins of 10 mm, at 96 pixels per inch. */
const PAPER_WIDTH = 718;
/** Chromium's screenshots are faulty above its texture size; longer pages are taken in parts. */
const PART_HEIGHT = 8000;
/** The part of the real size, the margin and the background of pictures on a sheet. */
const SHEET = { scale: 0.5, margin: 32, background: "#8a9496" };

/** `npm run contact-sheet`: takes pictures of built pages at several widths, a sheet for each page. */
async function contactSheet(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const built = builtPages().map(({ path }) => path);
  if (built.length === 0) fail("There are no built pages in public/; run npm run build first.");
  const unknown = options.paths.filter((path) => !built.includes(path));
  if (unknown.length > 0) fail(`The built site has no page ${unknown.join(", ")}.`);
  const paths = options.paths.length > 0 ? options.paths : built.sort();

  const folder = join(".contact-sheet", folderName(options));
  mkdirSync(join(folder, "full-size"), { recursive: true });
  await photographSite(async (browser, siteUrl) => {
    const context = await browser.newContext({
      reducedMotion: "reduce",
      forcedColors: options.forcedColors ? "active" : "none",
      locale: "en-TT",
    });
    context.setDefaultTimeout(120_000);
    await hideDialogs(context);
    for (const path of paths) {
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      const pictures: Buffer[] = [];
      for (const width of options.widths) {
        const picture = await photograph(context, siteUrl + path, width, options);
        writeFileSync(join(folder, "full-size", `${name}-${width}.png`), picture);
        pictures.push(picture);
      }
      writeFileSync(join(folder, `${name}.png`), await composeSheet(pictures));
      console.log(join(folder, `${name}.png`));
    }
  });
}

/** Sheets of different options have folders of their own, so that they can be compared. */
const folderName = ({ print, forcedColors, text }: SheetOptions) =>
  [print ? "print" : "screen", forcedColors && "forced-colors", text !== 100 && `text-${text}`]
    .filter(Boolean)
    .join("-");

async function photograph(
  context: BrowserContext,
  url: string,
  width: number,
  { print, text }: SheetOptions,
): Promise<Buffer> {
  const page = await context.newPage();
  try {
    if (print) await page.emulateMedia({ media: "print" });
    const session = await context.newCDPSession(page);
    // Unlike a style, this changes media queries in em, too.
    const fontSizes = { standard: Math.round(0.16 * text), fixed: Math.round(0.13 * text) };
    const setFontSizes = () => session.send("Page.setFontSizes", { fontSizes });
    await setFontSizes();
    await page.setViewportSize({ width, height: windowHeight(width) });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    // The site's fonts are optional: a first load may show the fallback, the second has them cached.
    await page.reload();
    await loadCompletely(page);
    return await screenshot(page, setFontSizes);
  } finally {
    await page.close();
  }
}

/** The usual height of a phone's, a tablet's, a laptop's and a large screen's window. */
const windowHeight = (width: number) =>
  width < 500 ? 740 : width < 1024 ? 1024 : width < 2000 ? 900 : 1440;

/** Waits for hydration, the layout of all sections, the fonts, and the lazy-loaded pictures. */
async function loadCompletely(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName("onInitialClientRender").length > 0 &&
      "laidOut" in document.documentElement.dataset,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // Browsers never load pictures that are hidden at this width.
    const shown = pictures.filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode().catch(() => {})));
  });
}

async function screenshot(page: Page, setFontSizes: () => Promise<unknown>): Promise<Buffer> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ]);
  const parts: { input: Buffer; left: number; top: number }[] = [];
  for (let top = 0; top < height; top += PART_HEIGHT) {
    // A screenshot resets them.
    await setFontSizes();
    const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top) };
    const input = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
    parts.push({ input, left: 0, top });
  }
  return sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(parts)
    .png({ compressionLevel: 3 })
    .toBuffer();
}

async function composeSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const { scale, margin, background } = SHEET;
  let left = margin;
  let height = 0;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  for (const picture of pictures) {
    const metadata = await sharp(picture).metadata();
    const { data: input, info } = await sharp(picture)
      .resize({ width: Math.round(metadata.width * scale) })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({ input, left, top: margin });
    left += info.width + margin;
    height = Math.max(height, info.height + 2 * margin);
  }
  return sharp({ create: { width: left, height, channels: 3, background } })
    .composite(placed)
    .png()
    .toBuffer();
}

/** @throws Error for an unknown option, a path without a leading slash, or an invalid size */
export function readOptions(args: readonly string[]): SheetOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      width: { type: "string", multiple: true },
      text: { type: "string", default: "100" },
      "forced-colors": { type: "boolean", default: false },
      print: { type: "boolean", default: false },
    },
  });
  const invalid = positionals.find((path) => !path.startsWith("/"));
  if (invalid) throw new Error(`"${invalid}" is no path; those start with /.`);
  const widths = values.print ? [PAPER_WIDTH] : WIDTHS;
  return {
    widths: values.width?.map((width) => integer(width, "--width", 200, 4000)) ?? widths,
    paths: positionals,
    print: values.print,
    forcedColors: values["forced-colors"],
    text: integer(values.text, "--text", 50, 400),
  };
}

function integer(text: string, option: string, min: number, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`${option} is "${text}"; it takes a whole number from ${min} to ${max}.`);
}

if (require.main === module)
  contactSheet(process.argv.slice(2)).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
