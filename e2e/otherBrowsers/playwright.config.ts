import { defineConfig } from "@playwright/test";
import browser from "../../playwright.config";
import { provenEngines } from "../../shared/otherBrowsers";
import { IS_FULL_RUN } from "../../shared/testDepth";

/** Runs the journeys in Firefox and WebKit. All other tests run in Chromium only. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.playwright/otherBrowsers",
  globalSetup: "../support/startServers.ts",
  grepInvert: browser.grepInvert,
  fullyParallel: true,
  workers: 2,
  // The test that opens every page takes a minute and a half on a loaded machine.
  timeout: 240_000,
  retries: 1,
  failOnFlakyTests: IS_FULL_RUN,
  reporter: browser.reporter,
  projects: provenEngines().map((name) => ({ name })),
});
