import satori from "satori";
import sharp, { type Region } from "sharp";
import { staticFont } from "../../src/gatsby/staticFont";
import * as palette from "../../src/theme/palette";

const SIZE = { width: 1200, height: 630 };
const CANVAS = { ...SIZE, channels: 3 as const };

/** The part of the image that contains the title; nothing else differs between the images. */
const TITLE_REGION = { left: 60, top: 120, width: 1140, height: 380 };

/** Renders share images: what all have in common once, and then each page's title. */
export class ShareImageRenderer {
  private readonly fonts = loadFonts();
  private readonly frame: Promise<Buffer>;

  /**
   * @param background the picture below the text
   * @param text what every image shows
   */
  constructor(background: Buffer, text: Omit<CardText, "title">) {
    this.frame = this.renderFrame(background, text);
  }

  /** Returns the image as JPEG. */
  async render(title: string): Promise<Buffer> {
    const { left, top } = TITLE_REGION;
    const input = await this.svgOf({ title, brand: "", tagline: "" }, TITLE_REGION);
    return sharp(await this.frame, { raw: CANVAS })
      .composite([{ input, left, top }])
      .jpeg({ quality: 84 })
      .toBuffer();
  }

  private async renderFrame(background: Buffer, text: Omit<CardText, "title">): Promise<Buffer> {
    const svg = await this.svgOf({ title: "", ...text }, { left: 0, top: 0, ...SIZE });
    const picture = await sharp(background)
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

  /** Renders a card's text, cropped to a part of the image. */
  private async svgOf(text: CardText, { left, top, width, height }: Region): Promise<Buffer> {
    const card = shareCard(text) as Parameters<typeof satori>[0];
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
  const [display, text] = await Promise.all([staticFont("display", 700), staticFont("text", 500)]);
  return [
    { name: "Display", data: display, weight: 700 as const },
    { name: "Text", data: text, weight: 500 as const },
  ];
}

interface Element {
  type: string;
  props: { style?: object; children?: (Element | string)[] | string; [attribute: string]: unknown };
}

interface CardText {
  title: string;
  brand: string;
  tagline: string;
}

const box = (style: object, children: (Element | string)[] | string): Element => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * Lays out the text of a share image: the brand's name beside its mark, which the background picture
 * contains, then the page's title and the tagline. An empty text does not move the others.
 */
function shareCard({ title, brand, tagline }: CardText): Element {
  return box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: 1056,
      height: 486,
      margin: "60px 72px 84px",
      color: palette.white,
      fontFamily: "Display",
    },
    [
      box(
        { marginLeft: 68, fontSize: 48, lineHeight: 1.2, letterSpacing: -1 },
        brand.toLowerCase(),
      ),
      box({ flexDirection: "column" }, [
        box(
          {
            maxWidth: 660,
            fontSize: title.length > 34 ? 64 : 80,
            lineHeight: 1.04,
            letterSpacing: -2,
          },
          title,
        ),
        box(
          { height: 36, marginTop: 28, fontFamily: "Text", fontSize: 30, color: palette.mango },
          tagline,
        ),
      ]),
    ],
  );
}
