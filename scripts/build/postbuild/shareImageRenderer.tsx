import satori from "satori";
import sharp from "sharp";
import { upright } from "../../../src/gatsby/originals";
import { displayFonts, staticFont } from "../../../src/gatsby/staticFont";
import * as palette from "../../../src/theme/palette";

const SIZE = { width: 1200, height: 630 };

/** The brand's cloth, at the bottom of an image without a picture. */
export const CLOTH = "static/patterns/madras-band.svg";
const CLOTH_HEIGHT = 28;

interface CardText {
  title: string;
  brand: string;
  tagline: string;
}

/** A loan as cloth, as `LoanCloth` draws it. */
export interface Cloth {
  threads: number;
  /** The cost as a fraction of all that is paid. */
  interest: number;
}

/**
 * Returns a function that renders a share image as a JPEG. Without a logo, the brand's name is in type; without
 * a background, the ground is in the brand's colour.
 */
export async function shareImageRenderer(
  background?: Buffer,
  logo?: Buffer | "",
): Promise<(text: CardText & { cloth?: Cloth | undefined }) => Promise<Buffer>> {
  const text = { name: "text", data: await staticFont("text", 500), weight: 500 as const };
  const fonts = [...(await displayFonts()), text];
  const ground = background
    ? upright(background).resize(SIZE.width, SIZE.height, { fit: "cover" })
    : plain(SIZE.height);
  const picture = await ground
    .composite([
      ...(background ? [] : [await atBottom(CLOTH)]),
      ...(logo ? [await inCorner(logo)] : []),
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return async ({ brand, cloth, ...text }) => {
    const card = <ShareCard {...text} brand={logo ? "" : brand} />;
    const svg = await satori(card, { ...SIZE, fonts });
    return sharp(picture, { raw: { ...SIZE, channels: 3 } })
      .composite([
        { input: Buffer.from(svg) },
        ...(cloth ? [{ input: Buffer.from(loanCloth(cloth)), gravity: "south" }] : []),
      ])
      .jpeg({ quality: 84 })
      .toBuffer();
  };
}

const plain = (height: number) =>
  sharp({ create: { width: SIZE.width, height, channels: 3, background: palette.deep } });

/** Draws a loan's cloth as wide as the image. */
function loanCloth({ threads, interest }: Cloth): string {
  const [width, height, thread] = [SIZE.width, 60, SIZE.width / threads];
  const band = (fill: string, rest: string) => `<rect fill="${fill}" height="${height}" ${rest}/>`;
  const stripes = Array.from({ length: threads }, (_, index) => [
    band("#fff", `opacity=".14" x="${(index + 0.12) * thread}" width="${0.22 * thread}"`),
    band("#000", `opacity=".2" x="${(index + 0.6) * thread}" width="${0.4 * thread}"`),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
    band(palette.reef, `width="${width}"`),
    `<rect fill="${palette.hibiscus}" width="${width}" height="${height * interest}"/>`,
    `<rect fill="${palette.sand}" width="${width}" y="${height * interest}" height="2"/>`,
    ...stripes.flat(),
  ].join("")}</svg>`;
}

/** Places a band of a cloth along the lower edge. */
const atBottom = async (cloth: string) => ({
  input: await plain(CLOTH_HEIGHT)
    .composite([
      { input: await sharp(cloth).resize({ height: CLOTH_HEIGHT }).toBuffer(), tile: true },
    ])
    .png()
    .toBuffer(),
  left: 0,
  top: SIZE.height - CLOTH_HEIGHT,
});

/** Places the logo over the upper left corner. */
const inCorner = async (logo: Buffer) => ({
  input: await sharp(logo, { density: 288 })
    .resize({ width: 640, height: 58, fit: "inside" })
    .png()
    .toBuffer(),
  left: 72,
  top: 61,
});

/**
 * The text on a share image: the brand's name, then the page's title and the tagline. satori only supports
 * styles in attributes.
 */
const ShareCard = ({ title, brand, tagline }: CardText) => (
  <div style={CARD}>
    <div style={{ fontSize: 48, lineHeight: 1.2, letterSpacing: -1 }}>{brand}</div>
    <div style={{ display: "flex", flexDirection: "column" }}>
      <div style={{ ...TITLE, fontSize: title.length > 34 ? 64 : 80 }}>{title}</div>
      <div style={TAGLINE}>{tagline}</div>
    </div>
  </div>
);

const CARD = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  width: 1056,
  height: 486,
  margin: "60px 72px 84px",
  color: palette.white,
  fontFamily: "display",
} as const;

const TITLE = { maxWidth: 660, lineHeight: 1.04, letterSpacing: -2 };

const TAGLINE = {
  height: 36,
  marginTop: 28,
  fontFamily: "text",
  fontSize: 30,
  color: palette.mango,
};
