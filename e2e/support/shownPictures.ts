import type { Page } from "@playwright/test";

export interface ShownPicture {
  /** The chosen file, without the folders that name its content. */
  name: string;
  /** The chosen file's pixels for each pixel of the screen it is shown on: 1 is just right. */
  sharpness: number;
  /** The chosen file is the largest there is: its master has no more. */
  isLargest: boolean;
  /** Its room is known before it comes, and it has words or is marked as decoration. */
  hasMeasures: boolean;
}

/** Scrolls through a page, and tells how large each picture was fetched and is shown. */
export async function shownPictures(page: Page): Promise<ShownPicture[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.offsetWidth > 0 && image.srcset);
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map((image) => {
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
      const candidates = sets.flatMap(({ srcset }) => {
        const set = srcset.split(",").map((entry) => {
          const [file = "", width = ""] = entry.trim().split(" ");
          return { file: new URL(file, location.href).href, width: Number.parseInt(width, 10) };
        });
        const largest = Math.max(...set.map(({ width }) => width));
        return set.map((candidate) => ({ ...candidate, isLargest: candidate.width === largest }));
      });
      const chosen = candidates.find(({ file }) => file === image.currentSrc);
      const width = chosen?.width ?? 0;
      const height = (width * image.naturalHeight) / image.naturalWidth;
      const perWidth = width / image.clientWidth;
      const perHeight = height / image.clientHeight;
      const fit = getComputedStyle(image).objectFit;
      const scale =
        fit === "cover"
          ? Math.min(perWidth, perHeight)
          : fit === "contain"
            ? Math.max(perWidth, perHeight)
            : perWidth;
      return {
        name: image.currentSrc.split("/").at(-1) ?? "",
        sharpness: scale / devicePixelRatio,
        isLargest: chosen?.isLargest ?? false,
        hasMeasures: Boolean(
          image.getAttribute("width") && image.getAttribute("height") && image.hasAttribute("alt"),
        ),
      };
    });
  });
}
