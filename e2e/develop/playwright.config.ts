import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config";
import { DEVELOP } from "./startDevelop";

/** The few tests that run against `gatsby develop`, which has a start of its own. */
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
