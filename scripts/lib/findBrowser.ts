import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Playwright's `chromium`, which knows where it was downloaded to. Callers pass it in, because the website
 * and `art/` install Playwright separately.
 */
interface Chromium {
  executablePath(): string;
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const HEADLESS_SHELL = "chromium-headless-shell";
const FIXED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The arguments for every Chromium that the project starts. Most turn off the browser's own requests. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Returns the path of Chromium or Chrome: `CHROME_PATH`, or else a browser on the system, Playwright's
 * download, or Debian's package, which is installed if the user is root.
 * @throws Error with instructions for installing one when there is none
 */
export function findBrowser(chromium: Chromium): string {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(
      `CHROME_PATH is "${configured}", which is not an executable file. Set it to the full path of Chromium or Chrome, or unset it.`,
    );
  }
  const found =
    onSystem() ??
    [chromium.executablePath()].find(isExecutable) ??
    (installPackages("chromium", HEADLESS_SHELL) ? onSystem() : undefined);
  if (found) return found;
  throw new Error(
    "A Chromium or Chrome is needed, and none was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROME_PATH to its full path.",
  );
}

/**
 * Returns the path of Chromium's headless shell if the system has one and `CHROME_PATH` is not set, or else
 * that of the full browser. The shell renders the same pages in two thirds of the time, but has no
 * back/forward cache.
 */
export function findHeadlessShell(chromium: Chromium): string {
  const browser = findBrowser(chromium);
  return process.env.CHROME_PATH ? browser : (onPath([HEADLESS_SHELL]) ?? browser);
}

const onSystem = () => onPath(NAMES) ?? FIXED_PATHS.find(isExecutable);

/** Returns the path of the first program in `PATH` that has one of these names. */
export const onPath = (names: readonly string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Installs packages if this is Debian and the user is root. Returns whether all of them were installed. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.info(`Installing ${names.join(", ")} ...`);
  return [["update"], ["install", "-y", "--no-install-recommends", ...names]].every(
    (command) => spawnSync("apt-get", command, { stdio: "ignore" }).status === 0,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
