import { defineConfig } from "@playwright/test";
import browser from "../../playwright.config";
import { IS_FULL_RUN } from "../../shared/testDepth";

/** Sends messages through the real form to a real backend, each with a fault. */
export default defineConfig({
  ...browser,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../.playwright/contactFaults",
  globalSetup: undefined,
  // Each worker has its own backend.
  workers: IS_FULL_RUN ? 2 : 1,
  repeatEach: IS_FULL_RUN ? 5 : 1,
  timeout: 240_000,
});
