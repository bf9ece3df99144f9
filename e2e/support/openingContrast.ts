import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrastOfLuminances, luminance } from "../../scripts/lib/contrast";
import { loadPictures } from "./page";

/** The share of pixels to ignore behind text, because dots and fine lines may have little contrast. */
const IGNORED_SHARE = 0.01;

/** Returns the relative luminances of CSS colours, of translucent ones over black. */
export async function luminancesOf(page: Page, colors: readonly string[]): Promise<number[]> {
  const channels = await page.evaluate((all) => {
    const context = document.createElement("canvas").getContext("2d", { alpha: false });
    return all.map((color) => {
      context?.reset();
      if (context) context.fillStyle = color;
      context?.fillRect(0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    });
  }, colors);
  return channels.map((each) => luminance(...each));
}

/** Lists text in the header and the opening section whose contrast with the pixels behind it is too low. */
export async function lowContrasts(page: Page): Promise<string[]> {
  await loadPictures(page.locator("main [data-tone=dark]:has(h1) img:visible"));
  const texts = await page.evaluate(openingTexts);
  const foregrounds = await luminancesOf(
    page,
    texts.map(({ color }) => color),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*{color:transparent!important;transition:none!important}");
    document.adoptedStyleSheets = [sheet];
  });
  const withoutText = await page.screenshot({ scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(withoutText)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ text, minimum, left, top, right, bottom }, index) => {
    const contrasts: number[] = [];
    for (let y = Math.max(0, top); y < Math.min(info.height, bottom); y += 1)
      for (let x = Math.max(0, left); x < Math.min(info.width, right); x += 1) {
        const at = (y * info.width + x) * 3;
        const background = luminance(data[at], data[at + 1], data[at + 2]);
        contrasts.push(contrastOfLuminances(foregrounds[index] ?? 0, background));
      }
    contrasts.sort((first, second) => first - second);
    const worst = contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? minimum;
    return worst < minimum ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

/**
 * Runs in the page: returns every visible line of text in the header and the opening section, with the minimum
 * contrast that WCAG 2.2, 1.4.3, requires.
 */
function openingTexts() {
  const opening = document.querySelector("main [data-tone=dark]:has(h1)");
  if (!opening) throw new Error("The page has no dark opening.");
  return [document.querySelector("header") ?? opening, opening].flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes.flatMap((node) => {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) return [];
      if (element.closest(".visually-hidden")) return [];
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
        text,
        color: style.color,
        minimum: isLarge ? 3 : 4.5,
        left: Math.round(left),
        top: Math.round(top),
        right: Math.round(right),
        bottom: Math.round(bottom),
      }));
    });
  });
}
