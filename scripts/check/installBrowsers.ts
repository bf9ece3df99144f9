import { chromium } from "@playwright/test";
import { fail } from "../lib/fail";
import { findBrowser, installPackages } from "../lib/findBrowser";
import { OTHER_BROWSERS } from "../lib/otherBrowsers";

/** The step "browsers" of `npm test`: installs missing browsers. In CI, all of them are required. */
try {
  console.info(`chromium: ${findBrowser(chromium)}`);
  for (const [name, { packages, find }] of Object.entries(OTHER_BROWSERS)) {
    const found = find() ?? (installPackages(...packages) && find());
    const report = `${name}: ${found || `not tested here (Debian, as root: apt-get install ${packages.join(" ")})`}`;
    if (process.env.CI && !found) throw new Error(report);
    console.info(report);
  }
} catch (error) {
  fail(error);
}
