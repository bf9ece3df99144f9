import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { parse } from "yaml";
import { KEPT_FOLDER } from "../../src/gatsby/keptFolder";
import { PUBLIC } from "./gatsbyPages";
import { shareCard } from "./shareCard";

const CACHE = join(KEPT_FOLDER, "share-images");
const SIZE = { width: 1200, height: 630 };
/** Counts up when images are drawn in another way than those that are kept. */
const DRAWING = "2";

/** Share images, one a page, with the page's title; one that did not change is never drawn again. */
export class ShareImages {
  private drawn = 0;
  private kept = 0;
  private readonly lender = parse(readFileSync("content/site.yaml", "utf8"));
  private readonly ground = readFileSync(join("content", this.lender.pictures.shareGround.src));
  private readonly fonts = loadFonts();
  private readonly canvas = sharp(this.ground)
    .resize(SIZE.width, SIZE.height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer();

  /** Makes the image that a page's head names. */
  async make(html: string): Promise<void> {
    const address = metaContent(html, "og:image");
    const title = metaContent(html, "og:title");
    const file = join(PUBLIC, new URL(address).pathname);
    const card = shareCard(title, this.lender.name, this.lender.tagline);
    const key = createHash("sha256")
      .update(DRAWING + JSON.stringify(card))
      .update(this.ground)
      .digest("hex");
    const cached = join(CACHE, `${key.slice(0, 32)}.jpg`);
    if (existsSync(cached)) this.kept++;
    else {
      mkdirSync(CACHE, { recursive: true });
      await this.draw(card, cached);
      this.drawn++;
    }
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(cached, file);
  }

  summary(): string {
    return `${this.drawn} share images drawn, ${this.kept} kept`;
  }

  private async draw(card: ReturnType<typeof shareCard>, file: string): Promise<void> {
    const words = await satori(card as Parameters<typeof satori>[0], {
      ...SIZE,
      fonts: await this.fonts,
    });
    await sharp(await this.canvas, { raw: { ...SIZE, channels: 3 } })
      .composite([{ input: Buffer.from(words) }])
      .jpeg({ quality: 84 })
      .toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
}

const metaContent = (html: string, property: string): string => {
  const content = new RegExp(`<meta (?=[^>]*property="${property}")[^>]*content="([^"]*)"`).exec(
    html,
  );
  if (!content?.[1]) throw new Error(`A page's head has no ${property}.`);
  return content[1].replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
};

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
