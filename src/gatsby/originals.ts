import { availableParallelism } from "node:os";
import { extname } from "node:path";
import sharp from "sharp";
import { mediaOf } from "../content-model/check/checkBetweenFiles";
import type { Content } from "../content-model/reading/load";
import { byPosition, type Problem } from "../content-model/reading/problem";
import { RENDITIONS, type Rendition } from "../content-model/renditions";
import { cached, digestOf } from "./buildCache";

/** The size and colour of a picture in the content, from which the build creates the published files. */
export interface Original {
  /** In pixels, like `height`, after applying the EXIF orientation. */
  width: number;
  height: number;
  /** The dominant colour as a CSS value. */
  color: string;
}

/**
 * Part of the names of cached results. Increase the number after changing how pictures are read, so that
 * outdated results are not used.
 */
export const READING = JSON.stringify([3, sharp.versions]);

/** Reasons why an `<img>` would not show an SVG, or would show only part of it. */
const SVG_FAULTS: readonly (readonly [RegExp, fault: string])[] = [
  [/<script|<foreignObject|\son\w+\s*=|javascript:/i, "has script. Export it as a plain SVG."],
  [
    /(?:\s(?:\w+:)?href\s*=\s*|\ssrc\s*=\s*|url\(\s*|@import\s+)["']?\s*(?![#"'\s]|data:|&quot;#)/i,
    "loads another file, which pages do not show. Embed it in the SVG, or export the SVG as PNG.",
  ],
  [/^(?!.*<(?:\w+:)?svg\b[^>]*\sviewBox\s*=)/s, "has no viewBox. Export it with one."],
  [/^(?!.*<(?:\w+:)?svg\b[^>]*\sxmlns\b)/s, "has no xmlns. Export it as a plain SVG file."],
];

/** Processes items in parallel, one per core, in no particular order. */
export async function onEveryCore<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  sharp.concurrency(1);
  // All workers take their items from the same iterator.
  const queue = items[Symbol.iterator]();
  const loop = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, loop));
}

/** Opens a picture and applies its EXIF orientation. Files written from it have no metadata. */
export const upright = (picture: string | Buffer) => sharp(picture).autoOrient();

/** Decodes a picture to pixels in sRGB. */
export async function decode(picture: string | Buffer) {
  const { data, info } = await upright(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, pixels: sharp(data, { raw: { width, height, channels } }) };
}

/**
 * Decodes a picture to find its size, dominant colour and errors. Caches the result by the file's content.
 * @throws Error with the picture's name, the problem and how to correct it
 */
export async function describeOriginal(name: string, picture: Buffer): Promise<Original> {
  checkFile(name, picture);
  const wanted = extname(name).slice(1).toLowerCase().replace("jpg", "jpeg");
  const file = `originals/${digestOf(READING, wanted, picture)}.json`;
  const read = async () => JSON.stringify(await readOriginal(name, wanted, picture));
  return JSON.parse(`${await cached(file, read)}`);
}

async function readOriginal(name: string, wanted: string, picture: Buffer): Promise<Original> {
  const refuse = (sentence: string): never => {
    throw new Error(`${name} ${sentence}`);
  };
  try {
    const { format, compression } = await sharp(picture).metadata();
    // sharp reports AVIF and HEIC, in which phones store photographs, as one format.
    const found = compression === "av1" ? "avif" : format;
    if (!FORMATS.includes(found)) refuse(`is ${found.toUpperCase()}. ${EXPORT}`);
    if (found !== wanted)
      refuse(
        `is ${found.toUpperCase()}, though its name says ${wanted.toUpperCase()}. Name it .${found.replace("jpeg", "jpg")}, here too.`,
      );
    if (found === "svg")
      for (const [pattern, fault] of SVG_FAULTS) if (pattern.test(`${picture}`)) refuse(fault);
    const { width, height, pixels } = await decode(picture);
    // A sample of the pixels has the same dominant colour, and takes a fifth of the time.
    const sample = pixels.resize(128, 128, { fit: "inside", kernel: "nearest" }).raw();
    const { data, info } = await sample.toBuffer({ resolveWithObject: true });
    const { r, g, b } = (await sharp(data, { raw: info }).stats()).dominant;
    const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, "0"));
    return { width, height, color: `#${hex.join("")}` };
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith(name)) throw error;
    if (message.includes("unsupported image format")) refuse(`is no picture. ${EXPORT}`);
    return refuse(`is damaged (${message.trim().split("\n")[0]}). Copy or export it again.`);
  }
}

const FORMATS = ["png", "jpeg", "webp", "svg"];
const EXPORT = "Export it as JPEG, PNG or WebP.";

/** The host's limit for a file. */
const MOST_MIB = 25;

/**
 * Returns a file unchanged, unless the host refuses it or it is a PDF that does not open.
 * @throws Error with the file's name, the problem and how to correct it
 */
export function checkFile(name: string, file: Buffer): Buffer {
  const isPdf = /\.pdf$/i.test(name);
  const fault =
    (file.length > MOST_MIB * 2 ** 20 &&
      `has more than ${MOST_MIB} MiB, which the host refuses. Make it smaller.`) ||
    (file.subarray(0, 40).includes("https://git-lfs") &&
      "is only a pointer of Git LFS. Run git lfs pull, or add the file without LFS.") ||
    (isPdf && !file.subarray(0, 1024).includes("%PDF-") && "is no PDF. Export it as PDF.") ||
    (isPdf && !file.subarray(-1024).includes("%%EOF") && "is damaged. Copy or export it again.");
  if (fault) throw new Error(`${name} ${fault}`);
  return file;
}

/** Returns why pages can show a picture, but not well. */
function hintsFor(name: string, file: Buffer, { width, height }: Original, rendition?: Rendition) {
  const shown = rendition ? RENDITIONS[rendition] : "aspectRatio";
  const widest = Number(/(\d+)\]/.exec(shown)?.[1] ?? 0);
  const isStrip = Math.max(width / height, height / width) > 3 && !shown.includes("aspectRatio");
  const isDrawing = /\.svg$/i.test(name);
  const kilobytes = Math.round(file.length / 1000);
  const hasText = isDrawing && /<text\b(?!.*@font-face)/s.test(`${file}`);
  return [
    !isDrawing && width < widest / 2 && `is ${width} px wide, but pages show up to ${widest} px.`,
    isStrip && `is ${width} by ${height} px, a strip. Crop it.`,
    isDrawing && kilobytes > 200 && `has ${kilobytes} kB. Simplify it, or export it as PNG.`,
    hasText && "has text, for which pages have no typeface. Convert it to paths.",
  ].filter((hint) => hint !== false);
}

/** Looks into every file that the files in a content folder use, and returns the errors and hints. */
export async function checkFiles({ files, read, bytes }: Content): Promise<Problem[]> {
  const uses = files
    .flatMap((name) => read(name) ?? [])
    .flatMap((file) => mediaOf(file).map((use) => ({ ...use, problemAt: file.problemAt })))
    .filter(({ target }) => files.includes(target));
  // The problems of a file are reported where it is first named.
  const first = new Map(uses.reverse().map((use) => [use.target, use]));
  const problems: Problem[] = [];
  await onEveryCore(first.values(), async ({ target, path, rendition, problemAt }) => {
    const [name, file] = [`content/${target}`, bytes(target)];
    try {
      if (/\.pdf$/i.test(target)) return void checkFile(name, file);
      for (const hint of hintsFor(name, file, await describeOriginal(name, file), rendition))
        problems.push({ ...problemAt(path, `${name} ${hint}`), isHint: true });
    } catch (error) {
      problems.push(problemAt(path, (error as Error).message));
    }
  });
  return problems.sort(byPosition);
}
