import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Node } from "gatsby";
import { generateImageData, type IGatsbyImageData } from "gatsby-plugin-image";
import { slug } from "../lib/slug";
import { cached, digestOf } from "./buildCache";
import { decode, describeOriginal, type Original, onEveryCore, READING } from "./originals";

/** A file in the content, as described by gatsby-source-filesystem. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  name: string;
  extension: string;
}

export interface PictureArguments {
  /** The widths in pixels, as far as the picture itself is as wide. */
  breakpoints: number[];
  /** Width by height, to which the picture is cropped. */
  aspectRatio?: number | null;
  /** The side that a crop keeps, as sharp names it. */
  cropFocus?: string | null;
  /** The quality of all formats, from 1 to 100. */
  quality?: number | null;
}

/** The arguments of a file's GraphQL field `gatsbyImageData`. */
export const PICTURE_ARGUMENTS = {
  breakpoints: "[Int!]!",
  aspectRatio: "Float",
  cropFocus: "String",
  quality: "Int",
};

/** The minimum width, in pixels, of the WebP file for browsers without AVIF, if the picture is that wide. */
const FALLBACK_WIDTH = 1000;

/**
 * At effort 2, encoding AVIF takes a sixth of the time that it takes at the default effort. Chroma
 * subsampling, as in WebP and JPEG, makes all pictures together 10% smaller than full chroma at quality 35
 * and effort 3. WebP is for the few browsers without AVIF. At effort 2, it is 5% larger than at 4, but takes
 * half the time.
 */
const ENCODERS = {
  avif: { quality: 37, effort: 2, chromaSubsampling: "4:2:0" },
  webp: { quality: 50, effort: 2 },
};

/** A picture encoded at one width in one format. */
interface Encoding {
  /** The file's path in `public/static`, which is also its path in the cache's `pictures` folder. */
  file: string;
  format: keyof typeof ENCODERS;
  /** In pixels, like `height`. */
  width: number;
  height: number;
  /** Null means the centre. */
  cropFocus: string | null;
  quality: number;
}

/** Widths between this fraction of the original's width and its full width are left out. */
const NEARLY_WHOLE = 0.9;

/** Part of the names of cached files, so that they change with the encoder settings. */
const VERSION = READING + JSON.stringify(ENCODERS);

/** Returns the image data for a picture, and writes its files. */
export async function pictureData(
  file: FileNode,
  picture: PictureArguments,
): Promise<IGatsbyImageData> {
  const original = await describeOriginal(file.absolutePath, await readFile(file.absolutePath));
  if (file.extension === "svg") return drawing(file, original);
  const { data, files } = encodedPicture(file, original, picture);
  await encodePicture(file.absolutePath, files);
  return data;
}

/** Returns the image data for an SVG: one file, which browsers can scale to any width. */
async function drawing(
  file: FileNode,
  { color, width, height }: Original,
): Promise<IGatsbyImageData> {
  const path = `${digestOf(file.internal.contentDigest)}/${nameOf(file)}.svg`;
  await publish(path, () => readFile(file.absolutePath));
  const images = { fallback: { src: `/static/${path}` } };
  return { layout: "fullWidth", width, height, backgroundColor: color, images };
}

/** Returns the image data for a raster picture: an AVIF file for every width, and one WebP file. */
function encodedPicture(
  file: FileNode,
  { color, ...size }: Original,
  { breakpoints, aspectRatio, cropFocus = null, quality }: PictureArguments,
): { data: IGatsbyImageData; files: Encoding[] } {
  const treatment = JSON.stringify([aspectRatio, cropFocus, quality]);
  // All files made from a picture share a folder, because repeated text in the URLs compresses best.
  const folder = digestOf(file.internal.contentDigest, treatment, VERSION);
  const files: Encoding[] = [];
  const encode = (format: Encoding["format"], width: number, height: number) => {
    const path = `${folder}/${nameOf(file)}-${width}.${format}`;
    const best = quality ?? ENCODERS[format].quality;
    files.push({ file: path, format, width, height, cropFocus, quality: best });
    return { src: `/static/${path}`, width, height, format };
  };
  const data = generateImageData({
    pluginName: "pictures",
    layout: "fullWidth",
    filename: file.absolutePath,
    sourceMetadata: { ...size, format: "auto" },
    formats: ["avif"],
    breakpoints: breakpoints.filter(
      (width) => width >= size.width || width <= NEARLY_WHOLE * size.width,
    ),
    ...(aspectRatio && { aspectRatio }),
    backgroundColor: color,
    generateImageSource: (_, width, height) => encode("avif", width, height),
  });
  const { width = 0, height = 0 } =
    files.find((one) => one.width >= FALLBACK_WIDTH) ?? files.at(-1) ?? {};
  const fallback = { src: encode("webp", width, height).src };
  return { data: { ...data, images: { ...data.images, fallback } }, files };
}

/** Returns a name for the picture's files, without characters that have a meaning in `srcset`. */
const nameOf = ({ name }: FileNode) => slug(name) || "picture";

/**
 * The last encoding in the queue. Pictures are encoded one by one, because the decoded pixels of several
 * would fill the memory.
 */
let last: Promise<unknown> = Promise.resolve();

/** Encodes a picture's files into the public folder on all cores, or copies them from the cache. */
function encodePicture(original: string, encodings: readonly Encoding[]): Promise<void> {
  const encode = () => {
    let decoded: ReturnType<typeof decode> | undefined;
    return onEveryCore(encodings, ({ file, format, width, height, cropFocus, quality }) =>
      publish(file, async () => {
        decoded ??= decode(original);
        return (await decoded).pixels
          .clone()
          .resize(width, height, { ...(cropFocus && { position: cropFocus }) })
          .toFormat(format, {
            ...ENCODERS[format],
            quality,
            // Pictures with a higher quality have fine lines, whose colours need full chroma.
            ...(quality > ENCODERS.avif.quality && { chromaSubsampling: "4:4:4" }),
          })
          .toBuffer();
      }),
    );
  };
  const encoded = last.then(encode);
  last = encoded.catch(() => {});
  return encoded;
}

async function publish(file: string, make: () => Promise<Buffer>): Promise<void> {
  const output = join("public/static", file);
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, await cached(join("pictures", file), make));
}
