import { existsSync, readdirSync } from "node:fs";
import { installPackages, isExecutable, onPath } from "../../shared/findBrowser";
import { type DeviceFontName, fontEnvironment } from "../support/fonts";
import { startChromium } from "./chromium";
import type { Engine } from "./driver";
import { startFirefox } from "./firefox";
import { startWebkit } from "./webkit";

/** Debian's packages of each engine; Chromium's are installed where it is found. */
const PACKAGES: Record<string, readonly string[]> = {
  firefox: ["firefox-esr"],
  webkit: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "xdotool"],
};

/** Where its installers for macOS and Windows put Firefox. */
const FIREFOX_PATHS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

const findFirefox = () => onPath(["firefox-esr", "firefox"]) ?? FIREFOX_PATHS.find(isExecutable);

/** WebKitGTK's sample browser, with what drives it. */
const findWebkit = () =>
  ["WebKitWebDriver", "Xvfb", "xdotool"].every((program) => onPath([program]))
    ? readdirSync("/usr/lib")
        .flatMap((folder) =>
          ["webkit2gtk-4.1", "webkitgtk-6.0"].map((api) => `/usr/lib/${folder}/${api}/MiniBrowser`),
        )
        .find(existsSync)
    : undefined;

/**
 * Returns the names of the engines that this machine has; what is missing is installed where that is
 * allowed, or else reported.
 * @throws Error in CI, which must prove them all
 */
export function provenEngines(): string[] {
  const isFound = (name: string) =>
    name === "chromium" || !!(name === "firefox" ? findFirefox() : findWebkit());
  // Playwright evaluates its configuration in each worker again.
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  const names = ["chromium", "firefox", "webkit"];
  if (isWorker) return names.filter(isFound);
  for (const [name, packages] of Object.entries(PACKAGES))
    if (!isFound(name)) installPackages(...packages);
  const missing = names.filter((name) => !isFound(name));
  if (missing.length > 0) {
    const packages = missing.flatMap((name) => PACKAGES[name] ?? []);
    const report = `No journey was proven in ${missing.join(" and ")}, which could not be installed here (Debian, as root: apt-get install ${packages.join(" ")}).`;
    if (process.env.CI) throw new Error(report);
    console.warn(report);
  }
  return names.filter(isFound);
}

/** Starts an engine of that list. */
export async function startEngine(
  name: string,
  worker: number,
  font: DeviceFontName,
): Promise<Engine> {
  const fonts = fontEnvironment(font);
  if (name === "firefox") return startFirefox(findFirefox() ?? "", fonts);
  if (name === "webkit") return startWebkit(findWebkit() ?? "", worker, fonts);
  return startChromium(fonts);
}
