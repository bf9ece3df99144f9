import { defineConfig } from "@playwright/test";
import browser from "../../playwright.config";
import { provenEngines } from "../../shared/findEngines";
import { IS_FULL_RUN } from "../../shared/testDepth";

/** Journeys in the engines other than Chromium, in which everything else is proven. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.playwright/engines",
  globalSetup: "../support/startServers.ts",
  grepInvert: browser.grepInvert,
  fullyParallel: true,
  workers: 2,
  // The visit of every page takes the longest: a minute and a half on a loaded machine.
  timeout: 240_000,
  retries: 1,
  failOnFlakyTests: IS_FULL_RUN,
  reporter: browser.reporter,
  projects: provenEngines().map((name) => ({ name })),
});
