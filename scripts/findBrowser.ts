import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const LIGHT = "chromium-headless-shell";
const FIXED_PLACES = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** How every Chromium of the project is started: without a network of its own. */
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
 * The path of a Chromium or Chrome: `CHROME_PATH`, then one on the system, then Playwright's own
 * download, then Debian's package, installed on the spot where that is allowed.
 * @throws Error when none can be had, saying how to get one
 */
export function findBrowser(): string {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(
      `CHROME_PATH is "${configured}", which is no program that can be run. Set it to the full path of Chromium or Chrome, or unset it.`,
    );
  }
  const found = onSystem() ?? downloaded() ?? installed();
  if (found) return found;
  throw new Error(
    "A Chromium or Chrome is needed, and none was found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or set CHROME_PATH to its full path.",
  );
}

/**
 * The path of Chromium's headless shell, where the system has one, else of what `findBrowser` finds.
 * The shell draws and runs pages as the whole browser does, at two thirds of the work, but keeps no
 * page for Back and Forward.
 */
export function findLightBrowser(): string {
  const whole = findBrowser();
  return process.env.CHROME_PATH ? whole : (onPath([LIGHT]) ?? whole);
}

const onSystem = () => onPath(NAMES) ?? FIXED_PLACES.find(isExecutable);

const onPath = (names: readonly string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const downloaded = () => [chromium.executablePath()].find(isExecutable);

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.info("No Chromium or Chrome here; installing Debian's chromium ...");
  const install = ["install", "-y", "--no-install-recommends", "chromium", LIGHT];
  for (const words of [["update"], install])
    if (spawnSync("apt-get", words, { stdio: "ignore" }).status !== 0) return undefined;
  return onSystem();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
