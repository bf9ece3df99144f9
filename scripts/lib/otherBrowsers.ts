import { existsSync, readdirSync } from "node:fs";
import { onPath } from "./findBrowser";

const findWebkit = () =>
  ["WebKitWebDriver", "Xvfb", "xdotool"].every((program) => onPath([program]))
    ? readdirSync("/usr/lib")
        .flatMap((folder) =>
          ["webkit2gtk-4.1", "webkitgtk-6.0"].map((api) => `/usr/lib/${folder}/${api}/MiniBrowser`),
        )
        .find(existsSync)
    : undefined;

/** For each browser, its Debian packages and how to find its program. */
export const OTHER_BROWSERS: Readonly<
  Record<string, { packages: readonly string[]; find(): string | undefined }>
> = {
  firefox: { packages: ["firefox-esr"], find: () => onPath(["firefox-esr", "firefox"]) },
  webkit: {
    packages: ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb", "xdotool"],
    find: findWebkit,
  },
};
