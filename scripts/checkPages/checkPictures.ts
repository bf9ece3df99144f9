import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type BuiltPage, PUBLIC } from "./builtPages";
import { SHARE_IMAGE } from "./limits";

/**
 * Share images that are missing or of another size, and candidates of a `srcset` that are no
 * pictures or not as wide as they say.
 */
export async function checkPictures(pages: readonly BuiltPage[]): Promise<string[]> {
  const sizes = new Map<string, Promise<{ width: number; height: number } | undefined>>();
  const sizeOf = (address: string) => {
    const known = sizes.get(address) ?? measure(address);
    sizes.set(address, known);
    return known;
  };
  const faults: string[] = [];
  for (const page of pages) {
    const image = page.document.querySelector('meta[property="og:image"]')?.getAttribute("content");
    const shared = image && (await sizeOf(new URL(image).pathname));
    if (!shared)
      faults.push(`${page.file}: its share image ${image ?? "is not named"} is no picture`);
    else if (shared.width !== SHARE_IMAGE.width || shared.height !== SHARE_IMAGE.height)
      faults.push(
        `${page.file}: its share image ${image} has ${shared.width}×${shared.height} pixels instead of ${SHARE_IMAGE.width}×${SHARE_IMAGE.height}`,
      );
    for (const { address, width } of candidatesOf(page)) {
      const size = await sizeOf(address);
      // One that is missing is told as a link that leads nowhere.
      if (!size && existsSync(fileOf(address)))
        faults.push(`${page.file}: ${address} in a srcset is no picture`);
      else if (size && width !== undefined && size.width !== width)
        faults.push(
          `${page.file}: ${address} is said to be ${width} pixels wide and has ${size.width}`,
        );
    }
  }
  return faults;
}

function candidatesOf({ document }: BuiltPage): { address: string; width: number | undefined }[] {
  const texts = ["srcset", "imagesrcset"].flatMap((attribute) =>
    document
      .querySelectorAll(`[${attribute}]`)
      .map((element) => element.getAttribute(attribute) ?? ""),
  );
  return texts.flatMap((text) =>
    text.split(",").map((candidate) => {
      const [address = "", descriptor = ""] = candidate.trim().split(/\s+/);
      return {
        address,
        width: descriptor.endsWith("w") ? Number(descriptor.slice(0, -1)) : undefined,
      };
    }),
  );
}

const fileOf = (address: string) => join(PUBLIC, decodeURI(address));

async function measure(address: string) {
  const file = fileOf(address);
  if (!existsSync(file)) return undefined;
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { width, height } : undefined;
}
