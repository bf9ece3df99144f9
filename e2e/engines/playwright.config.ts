import { defineConfig } from "@playwright/test";
import { provenEngines } from "./engines";

/** Journeys that run in every engine: Chromium, Firefox and WebKit. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../.playwright/engines",
  globalSetup: "./startServers.ts",
  workers: 2,
  timeout: 120_000,
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? "line" : "list",
  projects: provenEngines().map((name) => ({ name })),
});
