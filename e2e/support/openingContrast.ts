import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrast, luminance } from "../../shared/contrast";
import { expect } from "./test";

/** The share of pixels to ignore behind text, because dots and fine lines may have little contrast. */
const IGNORED_SHARE = 0.01;

type Color = readonly [red: number, green: number, blue: number];

interface TextBox {
  text: string;
  color: Color;
  /** The minimum contrast required by WCAG 2.2, 1.4.3. */
  minimum: number;
  box: { left: number; top: number; width: number; height: number };
}

/** Lists text in the header and the opening section whose contrast with the pixels behind it is too low. */
export async function lowContrasts(page: Page): Promise<string[]> {
  const pictures = page.locator("main [data-tone=dark]").first().locator("picture img:visible");
  await expect
    .poll(() =>
      pictures.evaluateAll((images: HTMLImageElement[]) =>
        images.every((image) => {
          // Loads lazy pictures now, because browsers load them in the next frame, but a static page may never
          // paint another frame.
          image.loading = "eager";
          return image.complete;
        }),
      ),
    )
    .toBe(true);
  const texts = await page.evaluate(textBoxes);
  const image = sharp(await screenshotWithoutText(page)).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ text, color, minimum, box }) => {
    const foreground = luminance(...color);
    const contrasts: number[] = [];
    for (let y = Math.max(0, box.top); y < Math.min(info.height, box.top + box.height); y += 1)
      for (let x = Math.max(0, box.left); x < Math.min(info.width, box.left + box.width); x += 1) {
        const at = (y * info.width + x) * 3;
        const background = luminance(data[at], data[at + 1], data[at + 2]);
        contrasts.push(contrast(foreground, background));
      }
    contrasts.sort((first, second) => first - second);
    const worst = contrasts[Math.floor(contrasts.length * IGNORED_SHARE)];
    return worst !== undefined && worst < minimum ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

async function screenshotWithoutText(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*{color:transparent!important;transition:none!important}");
    document.adoptedStyleSheets = [sheet];
  });
  const screenshot = await page.screenshot({ scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return screenshot;
}

/** Runs in the page: returns every visible line of text in the header and the opening section. */
function textBoxes(): TextBox[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const opening = document.querySelector("main [data-tone=dark]");
  if (!context || !opening) throw new Error("The page has no dark opening.");
  const found: TextBox[] = [];
  for (const part of [document.querySelector("header"), opening]) {
    const walker = document.createTreeWalker(part as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(".visually-hidden")) continue;
      const style = getComputedStyle(element);
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = style.color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        found.push({
          text,
          color: [red, green, blue],
          minimum: isLarge ? 3 : 4.5,
          box: {
            left: Math.round(rect.left),
            top: Math.round(rect.top),
            width: Math.round(rect.width),
            height: Math.round(rect.height),
          },
        });
    }
  }
  return found;
}
