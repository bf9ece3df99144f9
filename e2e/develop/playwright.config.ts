import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";
import { DEVELOP } from "./startDevelop";

/** The tests that run against `gatsby develop`. */
export default defineConfig(shared, {
  testDir: ".",
  testIgnore: [],
  outputDir: "../../.playwright/develop",
  globalSetup: "./startDevelop.ts",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: DEVELOP },
});
