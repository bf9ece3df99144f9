import { defineConfig } from "@playwright/test";
import { onCopy } from "../develop/playwright.config";

/** Runs the tests of `npm run edit` in a copy of the project, like those of `npm run dev`. */
export default defineConfig(onCopy("scripts/edit.ts"), {
  testDir: ".",
  use: { viewport: { width: 1600, height: 1000 } },
});
