import { existsSync, readdirSync } from "node:fs";
import { installPackages, isExecutable, onPath } from "../../shared/findBrowser";
import { startChromium } from "./chromium";
import type { Engine } from "./driver";
import { startFirefox } from "./firefox";
import { startWebkit } from "./webkit";

const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xdotool"];

const findFirefox = () =>
  onPath(["firefox-esr", "firefox"]) ??
  ["/Applications/Firefox.app/Contents/MacOS/firefox"].find(isExecutable);

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
  const isComplete = () => findFirefox() && findWebkit();
  // Playwright evaluates its configuration in each worker again.
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
  if (!isComplete() && !isWorker) installPackages(...PACKAGES);
  const engines = { chromium: true, firefox: findFirefox(), webkit: findWebkit() };
  const names = Object.entries(engines).map(([name, found]) => ({ name, found }));
  const missing = names.filter(({ found }) => !found).map(({ name }) => name);
  if (missing.length > 0 && !isWorker) {
    const report = `Nothing was proven in ${missing.join(" and ")}, which could not be installed here (Debian, as root: apt-get install ${PACKAGES.join(" ")}).`;
    if (process.env.CI) throw new Error(report);
    console.warn(report);
  }
  return names.flatMap(({ name, found }) => (found ? name : []));
}

/** Starts an engine of that list. */
export async function startEngine(name: string, worker: number): Promise<Engine> {
  if (name === "firefox") return startFirefox(findFirefox() ?? "");
  if (name === "webkit") return startWebkit(findWebkit() ?? "", worker);
  return startChromium();
}
