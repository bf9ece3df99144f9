import { existsSync, readdirSync } from "node:fs";
import { installPackages, isExecutable, onPath } from "./findBrowser";

/** Where its installers for macOS and Windows put Firefox. */
const FIREFOX_PATHS = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

export const findFirefox = () =>
  onPath(["firefox-esr", "firefox"]) ?? FIREFOX_PATHS.find(isExecutable);

/** WebKitGTK's sample browser, with what drives it. */
export const findWebkit = () =>
  ["WebKitWebDriver", "Xvfb", "xdotool"].every((program) => onPath([program]))
    ? readdirSync("/usr/lib")
        .flatMap((folder) =>
          ["webkit2gtk-4.1", "webkitgtk-6.0"].map((api) => `/usr/lib/${folder}/${api}/MiniBrowser`),
        )
        .find(existsSync)
    : undefined;

/** Debian's packages of each engine, and what finds it. */
const ENGINES: Record<string, { packages: readonly string[]; find(): string | undefined }> = {
  firefox: { packages: ["firefox-esr"], find: findFirefox },
  webkit: {
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "xdotool"],
    find: findWebkit,
  },
};

/**
 * Returns the names of the engines that this machine has; what is missing is installed where that is
 * allowed, or else reported.
 * @throws Error in CI, which must prove them all
 */
export function provenEngines(): string[] {
  // Playwright evaluates its configuration in each worker again.
  const mayInstall = process.env.TEST_WORKER_INDEX === undefined;
  const missing = Object.entries(ENGINES).filter(
    ([, { packages, find }]) => !find() && mayInstall && !(installPackages(...packages) && find()),
  );
  if (missing.length > 0) {
    const report = `No journey was proven in ${missing.map(([name]) => name).join(" and ")}, which could not be installed here (Debian, as root: apt-get install ${missing.flatMap(([, { packages }]) => packages).join(" ")}).`;
    if (process.env.CI) throw new Error(report);
    console.warn(report);
  }
  return Object.keys(ENGINES).filter((name) => ENGINES[name]?.find());
}
