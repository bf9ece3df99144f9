import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { fail } from "./fail";
import { hideDialogs, photographSite } from "./photographSite";

const FOLDER = "docs/pictures";

/** The pictures of the README: a page of the built site in a window, in CSS pixels. */
const PICTURES = [
  { name: "home-phone", path: "/", width: 360, height: 740, density: 2 },
  { name: "calculator-desktop", path: "/loan-calculator", width: 1440, height: 960, density: 1 },
];

/** `npm run readme-pictures`: takes the pictures of the README on the built site. */
async function readmePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await photographSite(async (browser, siteUrl) => {
    for (const picture of PICTURES) await takePicture(browser, siteUrl, picture);
  });
}

async function takePicture(
  browser: Browser,
  site: string,
  { name, path, width, height, density }: (typeof PICTURES)[number],
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: "reduce",
    locale: "en-TT",
  });
  await hideDialogs(page.context());
  await page.goto(site + path);
  // The site's fonts are optional: a first load may show the fallback, the second has them cached.
  await page.reload({ waitUntil: "networkidle" });
  const file = join(FOLDER, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}

readmePictures().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
