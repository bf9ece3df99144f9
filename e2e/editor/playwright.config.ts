import { defineConfig } from "@playwright/test";
import shared from "../develop/playwright.config";

/** The tests of `npm run edit`, which starts in a copy of the project as `npm run dev` does. */
process.env.DEVELOP_COMMAND = "scripts/edit.ts";
export default defineConfig(shared, {
  testDir: ".",
  globalSetup: "../develop/startDevelop.ts",
  use: { viewport: { width: 1600, height: 1000 } },
});
