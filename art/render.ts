import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser";
import { optimisePng } from "./optimise";
import type { Drawing, Picture } from "./picture";
import { isSamePicture } from "./unchanged";

const root = resolve(__dirname, "..");

/** What every `art/<subject>/<kind>.ts` exports under the name of its kind. */
async function collect<Item>(kind: "pictures" | "drawings"): Promise<Item[]> {
  const entries = await readdir(__dirname, { recursive: true });
  const files = entries.filter((file) => /^[^\\/]+[\\/](\w+)\.ts$/.exec(file)?.[1] === kind).sort();
  const lists = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(join(__dirname, file));
      const list = module[kind];
      if (!Array.isArray(list)) throw new Error(`art/${file} must export an array "${kind}".`);
      return list as Item[];
    }),
  );
  return lists.flat();
}

/** Opens the picture's document as a file, so that it may use file:// fonts, and photographs it. */
async function photograph(browser: Browser, picture: Picture, folder: string): Promise<Buffer> {
  const file = join(folder, "picture.html");
  await writeFile(file, await picture.html());
  const page = await browser.newPage({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale,
    reducedMotion: "reduce",
  });
  try {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("requestfailed", (request) => faults.push(`cannot read ${request.url()}`));
    await page.goto(pathToFileURL(file).href, { timeout: 180_000 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (faults.length > 0) throw new Error(`Picture "${picture.name}": ${faults.join("; ")}`);
    if (picture.format === "pdf") {
      return await page.pdf({
        width: `${picture.width}px`,
        height: `${picture.height}px`,
        printBackground: true,
        tagged: true,
        outline: true,
      });
    }
    const png = await page.screenshot({
      omitBackground: picture.transparent ?? false,
      animations: "disabled",
      timeout: 180_000,
    });
    return await optimisePng(png);
  } finally {
    await page.close();
  }
}

async function write(output: string, data: Buffer | string): Promise<void> {
  const file = join(root, output);
  if (typeof data !== "string" && output.endsWith(".png") && (await isSamePicture(file, data))) {
    console.log(`${output}  unchanged`);
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
  console.log(`${output}  ${(Buffer.byteLength(data) / 1024).toFixed(0)} kB`);
}

async function main(filters: string[]): Promise<void> {
  const wanted = ({ name, output }: { name: string; output: string }) =>
    filters.length === 0 || filters.some((text) => name.includes(text) || output.includes(text));
  const drawings = (await collect<Drawing>("drawings")).filter(wanted);
  const pictures = (await collect<Picture>("pictures")).filter(wanted);
  if (drawings.length + pictures.length === 0) {
    throw new Error(`No picture's name or output holds ${filters.join(" or ")}.`);
  }
  for (const drawing of drawings) await write(drawing.output, drawing.svg());
  if (pictures.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), "kwedi-art-"));
  const browser = await launchBrowser();
  try {
    for (const picture of pictures) {
      const file = await photograph(browser, picture, folder);
      await write(picture.output, picture.finish?.(file) ?? file);
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
