import { readFileSync } from "node:fs";
import { join } from "node:path";
import satori from "satori";
import sharp, { type Region } from "sharp";
import subsetFont from "subset-font";
import { type CardWords, shareCard } from "./shareCard";

const SIZE = { width: 1200, height: 630 };
const CANVAS = { ...SIZE, channels: 3 as const };

/** Where titles may stand; nothing else differs between the images. */
const TITLES = { left: 60, top: 120, width: 1140, height: 380 };

/** Draws share images: what all have in common once, and then each page's title. */
export class ShareDrawing {
  private readonly fonts = loadFonts();
  private readonly frame: Promise<Buffer>;

  /**
   * @param ground the picture below the words
   * @param words what stands on every image
   */
  constructor(ground: Buffer, words: Omit<CardWords, "title">) {
    this.frame = this.drawFrame(ground, words);
  }

  /** @returns the image as JPEG */
  async draw(title: string): Promise<Buffer> {
    const { left, top } = TITLES;
    const input = await this.svgOf({ title, brand: "", tagline: "" }, TITLES);
    return sharp(await this.frame, { raw: CANVAS })
      .composite([{ input, left, top }])
      .jpeg({ quality: 84 })
      .toBuffer();
  }

  private async drawFrame(ground: Buffer, words: Omit<CardWords, "title">): Promise<Buffer> {
    const svg = await this.svgOf({ title: "", ...words }, { left: 0, top: 0, ...SIZE });
    const picture = await sharp(ground)
      .resize(SIZE.width, SIZE.height, { fit: "cover" })
      .removeAlpha()
      .raw()
      .toBuffer();
    return sharp(picture, { raw: CANVAS })
      .composite([{ input: svg }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }

  /** A card's words, cut to a part of the image. */
  private async svgOf(words: CardWords, { left, top, width, height }: Region): Promise<Buffer> {
    const card = shareCard(words) as Parameters<typeof satori>[0];
    const svg = await satori(card, { ...SIZE, fonts: await this.fonts });
    return Buffer.from(
      svg.replace(
        /width="\d+" height="\d+" viewBox="[^"]*"/,
        `width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`,
      ),
    );
  }
}

async function loadFonts() {
  const cut = (source: string, axes: Record<string, number>) =>
    subsetFont(
      readFileSync(join("node_modules/@fontsource-variable", source)),
      String.fromCodePoint(...Array.from({ length: 0x250 - 0x20 }, (_, index) => index + 0x20)),
      { targetFormat: "sfnt", variationAxes: axes },
    );
  const [display, text] = await Promise.all([
    cut("bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2", {
      opsz: 40,
      wdth: 88,
      wght: 700,
    }),
    cut("figtree/files/figtree-latin-wght-normal.woff2", { wght: 500 }),
  ]);
  return [
    { name: "Display", data: display, weight: 700 as const },
    { name: "Text", data: text, weight: 500 as const },
  ];
}
