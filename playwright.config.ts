import { chromium, defineConfig } from "@playwright/test";
import type { DevelopmentServer } from "./e2e/support/developmentServer";
import { TEST_SITE } from "./scripts/lib/addresses";
import { BROWSER_ARGUMENTS, findHeadlessShell } from "./scripts/lib/findBrowser";
import { IS_FULL_RUN, LEFT_OUT } from "./scripts/lib/testDepth";
import { fontEnvironment } from "./scripts/lib/testFonts";

/**
 * Settings for tests of a server that a script starts in a copy of the project. Expectations have a long
 * timeout, because the server compiles pages on request.
 */
const onDevelopmentServer = { workers: 1, timeout: 120_000, expect: { timeout: 30_000 } };

/** Browser tests of the built site, served by the CDN's own runtime, with the real backend running locally. */
export default defineConfig<object, DevelopmentServer>({
  outputDir: ".playwright",
  globalSetup: "./e2e/support/startServers.ts",
  grepInvert: LEFT_OUT,
  fullyParallel: true,
  workers: "100%",
  timeout: 60_000,
  maxFailures: 20,
  // Tests that pass only when retried are listed as flaky. In the full run, they count as failed.
  retries: 1,
  failOnFlakyTests: IS_FULL_RUN,
  reporter: process.env.CI ? "line" : "list",
  use: {
    baseURL: TEST_SITE,
    browserName: "chromium",
    launchOptions: {
      executablePath: findHeadlessShell(chromium),
      args: BROWSER_ARGUMENTS,
      env: { ...process.env, ...fontEnvironment() },
    },
    locale: "en-TT",
    // A failure prints the paths of its screenshot and trace. The trace has no DOM snapshots, which would
    // cost half as much processor time as the tests themselves.
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
  projects: [
    { name: "chromium", testMatch: /e2e\/[^/]+\.spec\.ts$/ },
    {
      name: "contact-faults",
      testDir: "e2e/contactFaults",
      // Few workers, because each has its own backend.
      workers: IS_FULL_RUN ? 2 : 1,
      repeatEach: IS_FULL_RUN ? 5 : 1,
      timeout: 240_000,
    },
    // A long timeout, because the test that opens every page takes a minute and a half on a loaded machine.
    ...["firefox", "webkit"].map((name) => ({
      name,
      testDir: "e2e/otherBrowsers",
      workers: 1,
      timeout: 240_000,
    })),
    {
      name: "develop",
      testDir: "e2e/develop",
      ...onDevelopmentServer,
      use: { script: "scripts/build/dev.ts" },
    },
    {
      name: "editor",
      testDir: "e2e/editor",
      ...onDevelopmentServer,
      use: { script: "scripts/edit/main.ts", viewport: { width: 1600, height: 1000 } },
    },
  ],
});
