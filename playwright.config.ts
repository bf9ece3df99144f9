import { chromium, defineConfig } from "@playwright/test";
import { fontEnvironment } from "./e2e/support/fonts";
import { SITE } from "./shared/addresses";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "./shared/findBrowser";
import { IS_FULL_RUN, LEFT_OUT } from "./shared/testDepth";

/** Real-browser tests against the built site on the CDN's own runtime, with the real backend. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  testIgnore: ["develop/**", "editor/**", "otherBrowsers/**", "contactFaults/**"],
  outputDir: ".playwright",
  globalSetup: "./e2e/support/startServers.ts",
  grepInvert: LEFT_OUT,
  fullyParallel: true,
  workers: "100%",
  timeout: 60_000,
  // Tests that pass only at their second try are named as flaky; the full run fails with them.
  retries: 1,
  failOnFlakyTests: IS_FULL_RUN,
  reporter: [[process.env.CI ? "line" : "list"], [require.resolve("./e2e/support/flakyReporter")]],
  use: {
    baseURL: SITE,
    browserName: "chromium",
    launchOptions: {
      executablePath: findHeadlessShell(chromium),
      args: BROWSER_ARGUMENTS,
      env: { ...process.env, ...fontEnvironment() },
    },
    locale: "en-TT",
    // The paths of both are printed with the failure. Snapshots of the DOM after every action would
    // take as much processor time as half of the tests themselves.
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
});
