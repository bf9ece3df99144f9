import { defineConfig } from "@playwright/test";
import { IS_FULL_RUN } from "../../shared/testDepth";
import { provenEngines } from "./browsers";
import { WORKERS } from "./network";

/** Journeys that run in every engine: Chromium, Firefox and WebKit. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.playwright/engines",
  globalSetup: "./network.ts",
  fullyParallel: true,
  workers: WORKERS,
  // The visit of every page takes the longest: a minute and a half on a loaded machine.
  timeout: 240_000,
  retries: 1,
  failOnFlakyTests: IS_FULL_RUN,
  reporter: process.env.CI ? "line" : "list",
  // The step "browser" proves more in Chromium, so that its journeys are for the full run.
  projects: provenEngines()
    .filter((name) => name !== "chromium" || IS_FULL_RUN)
    .map((name) => ({ name })),
});
