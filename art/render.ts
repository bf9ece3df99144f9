import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser";
import { comparePixels } from "./comparePixels";
import { loadTypefaces } from "./lettering";
import { optimisePng, optimiseSvg } from "./optimise";
import type { Drawing, Picture } from "./picture";

const root = resolve(__dirname, "..");

/** Allows for the few pixels along curves that Chromium antialiases differently in each run. */
const TOLERANCE = { largestDifference: 48, changedShare: 1 / 2000 };

const TIMEOUT = 180_000;

/** Returns the entries that every `art/<subject>/<kind>.ts` exports under the name of its kind. */
async function collect<Item>(kind: "pictures" | "drawings"): Promise<Item[]> {
  const subjects = (await readdir(__dirname)).sort();
  const files = subjects.map((subject) => join(__dirname, subject, `${kind}.ts`));
  const lists = await Promise.all(
    files.filter(existsSync).map(async (file) => {
      const module: Record<string, unknown> = await import(file);
      const list = module[kind];
      if (!Array.isArray(list)) throw new Error(`${file} must export an array "${kind}".`);
      return list as Item[];
    }),
  );
  return lists.flat();
}

/** Renders a picture's document as a PNG. The document is loaded from a file, so that file:// fonts work. */
async function render(browser: Browser, picture: Picture, folder: string): Promise<Buffer> {
  const file = join(folder, "picture.html");
  await writeFile(file, await picture.html());
  const page = await browser.newPage({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale,
    reducedMotion: "reduce",
  });
  try {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("requestfailed", (request) => errors.push(`cannot load ${request.url()}`));
    await page.goto(pathToFileURL(file).href, { timeout: TIMEOUT });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (errors.length > 0) throw new Error(`Picture "${picture.name}": ${errors.join("; ")}`);
    const png = await page.screenshot({
      omitBackground: picture.transparent ?? false,
      animations: "disabled",
      timeout: TIMEOUT,
    });
    return await optimisePng(png);
  } finally {
    await page.close();
  }
}

async function isUnchanged(file: string, png: Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { largestDifference, changedShare } = await comparePixels(file, png);
  return largestDifference <= TOLERANCE.largestDifference && changedShare < TOLERANCE.changedShare;
}

async function write(output: string, data: Buffer | string): Promise<void> {
  const file = join(root, output);
  if (typeof data !== "string" && output.endsWith(".png") && (await isUnchanged(file, data))) {
    console.log(`${output}  unchanged`);
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  console.log(`${output}  ${(Buffer.byteLength(data) / 1024).toFixed(0)} kB`);
}

async function main(filters: string[]): Promise<void> {
  const isChosen = ({ name, output }: { name: string; output: string }) =>
    filters.length === 0 || filters.some((text) => name.includes(text) || output.includes(text));
  await loadTypefaces();
  const drawings = (await collect<Drawing>("drawings")).filter(isChosen);
  const pictures = (await collect<Picture>("pictures")).filter(isChosen);
  if (drawings.length + pictures.length === 0) {
    throw new Error(`No picture's name or output contains ${filters.join(" or ")}.`);
  }
  for (const { output, svg, minify } of drawings) {
    await write(output, minify ? optimiseSvg(svg()) : svg());
  }
  if (pictures.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), "lender-art-"));
  const browser = await launchBrowser();
  try {
    for (const picture of pictures) {
      const file = await render(browser, picture, folder);
      await write(picture.output, picture.postprocess?.(file) ?? file);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
