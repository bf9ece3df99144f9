import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type BuiltPage, PUBLIC } from "./builtPages";
import { candidatesOf } from "./srcset";

/** The size that social networks show uncropped. */
const SHARE_IMAGE = { width: 1200, height: 630 };

/**
 * Returns share images that are missing or have another size, and `srcset` candidates that are no
 * pictures or have another width than stated.
 */
export async function checkPictures(pages: readonly BuiltPage[]): Promise<string[]> {
  const sizes = new Map<string, ReturnType<typeof readSize>>();
  const sizeOf = (url: string) => {
    const size = sizes.get(url) ?? readSize(url);
    sizes.set(url, size);
    return size;
  };
  const faults: string[] = [];
  for (const { file, document } of pages) {
    const image = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
    const shared = image && (await sizeOf(new URL(image).pathname));
    if (!shared) faults.push(`${file}: its share image ${image ?? "is not named"} is no picture`);
    else if (shared.width !== SHARE_IMAGE.width || shared.height !== SHARE_IMAGE.height)
      faults.push(
        `${file}: its share image ${image} has ${shared.width}×${shared.height} pixels instead of ${SHARE_IMAGE.width}×${SHARE_IMAGE.height}`,
      );
    for (const { url, width } of candidatesOf(document)) {
      const size = await sizeOf(url);
      // checkLinks reports missing files.
      if (!size && existsSync(fileOf(url)))
        faults.push(`${file}: ${url} in a srcset is no picture`);
      else if (size && width !== undefined && size.width !== width)
        faults.push(`${file}: ${url} is stated to be ${width} pixels wide and has ${size.width}`);
    }
  }
  return faults;
}

const fileOf = (url: string) => join(PUBLIC, decodeURI(url));

async function readSize(url: string) {
  const file = fileOf(url);
  if (!existsSync(file)) return undefined;
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { width, height } : undefined;
}
