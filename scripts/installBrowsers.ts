import { chromium } from "@playwright/test";
import { findBrowser } from "../shared/findBrowser";
import { provenEngines } from "../shared/otherBrowsers";
import { fail } from "./fail";

/** The step "install-browsers" of `npm test`. */
try {
  findBrowser(chromium);
  console.info(`Found: ${["chromium", ...provenEngines()].join(", ")}`);
} catch (error) {
  fail(error);
}
