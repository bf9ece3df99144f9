import { chromium, defineConfig } from "@playwright/test";
import { fontEnvironment } from "./e2e/support/fonts";
import { SITE } from "./shared/addresses";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "./shared/findBrowser";

/** Real-browser tests against the built site on the CDN's own runtime, with the real backend. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: "develop/**",
  outputDir: ".playwright",
  globalSetup: "./e2e/support/startServers.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // On a busy machine a test may fail once; what passes at the second try is named as flaky.
  retries: 1,
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: SITE,
    browserName: "chromium",
    launchOptions: {
      executablePath: findHeadlessShell(chromium),
      args: BROWSER_ARGUMENTS,
      env: { ...process.env, ...fontEnvironment() },
    },
    locale: "en-TT",
  },
});
