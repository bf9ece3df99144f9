import { type Browser, chromium } from "playwright-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/lib/findBrowser";

/** Launches a headless browser that renders the same page to almost the same pixels every time. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(chromium),
    args: [
      ...BROWSER_ARGUMENTS,
      "--allow-file-access-from-files",
      "--font-render-hinting=none",
      "--num-raster-threads=1",
      "--disable-partial-raster",
      "--disable-checker-imaging",
      "--disable-threaded-animation",
      "--disable-threaded-scrolling",
      "--run-all-compositor-stages-before-draw",
      "--disable-new-content-rendering-timeout",
      "--force-color-profile=srgb",
    ],
  });
}
