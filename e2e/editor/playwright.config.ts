import { defineConfig } from "@playwright/test";
import { onCopy } from "../develop/playwright.config";

/** The tests of `npm run edit`, which starts in a copy of the project as `npm run dev` does. */
export default defineConfig(onCopy("scripts/edit.ts"), {
  testDir: ".",
  use: { viewport: { width: 1600, height: 1000 } },
});
