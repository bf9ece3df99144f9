import { test as base } from "@playwright/test";
import type { DeviceFontName } from "../support/fonts";
import { type Engine, startEngine } from "./browsers";
import { originOf } from "./network";
import { Tab } from "./tab";

const DEFAULT_FONT = "Arimo";

interface Fixtures {
  /** The device's only font, until the site's fonts arrive. */
  deviceFont: DeviceFontName;
  tab: Tab;
}

/** Playwright's `test` with a tab of the project's engine, 360 px wide. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name, DEFAULT_FONT);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  deviceFont: [DEFAULT_FONT, { option: true }],
  tab: async ({ engine, deviceFont }, use, { project, parallelIndex }) => {
    const other =
      deviceFont === DEFAULT_FONT ? undefined : await startEngine(project.name, deviceFont);
    const tab = new Tab(await (other ?? engine).newTab(), originOf(parallelIndex));
    await tab.holdBack();
    await tab.resize(360, 740);
    await use(tab);
    await tab.close();
    await other?.stop();
  },
});

export { expect } from "@playwright/test";
