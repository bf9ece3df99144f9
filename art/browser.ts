import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const commandNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const fixedPlaces = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the browser that takes the photographs: `CHROME_PATH`, then a browser on the system.
 * @throws when there is none, saying how to get one.
 */
export function findBrowser(): string {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(
      `CHROME_PATH is "${configured}", which is no program that can be run. ` +
        "Set it to the full path of Chromium or Chrome, or unset it.",
    );
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)));
  const found = [...places, ...fixedPlaces].find(isExecutable);
  if (found) return found;
  throw new Error(
    "The pictures are photographed by Chromium or Chrome, and none was found. " +
      "Install one (Debian: apt-get install chromium) or set CHROME_PATH to its full path.",
  );
}

/** A headless browser set up so that the same page gives the same pixels at every render. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
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
