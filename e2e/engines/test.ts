import { test as base, expect } from "@playwright/test";
import { SITE_PORT } from "../../shared/addresses";
import type { DeviceFontName } from "../support/fonts";
import type { Engine } from "./driver";
import { startEngine } from "./engines";
import { Tab } from "./tab";

interface Fixtures {
  /** The device's only font, until the site's fonts arrive. */
  deviceFont: DeviceFontName;
  tab: Tab;
}

interface WorkerFixtures {
  engine: Engine;
}

const DEFAULT_FONT = "Arimo";

/** Playwright's `test` with a tab of the project's engine, 360 px wide. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use, { project, parallelIndex }) => {
      const engine = await startEngine(project.name, parallelIndex, DEFAULT_FONT);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  deviceFont: [DEFAULT_FONT, { option: true }],
  tab: async ({ engine, deviceFont }, use, { project, parallelIndex }) => {
    const otherEngine =
      deviceFont === DEFAULT_FONT
        ? undefined
        : await startEngine(project.name, parallelIndex, deviceFont);
    const origin = `http://127.0.0.1:${SITE_PORT + 1 + parallelIndex}`;
    const tab = new Tab(await (otherEngine ?? engine).newTab(), origin);
    await tab.setFaults();
    await tab.resize(360, 740);
    await use(tab);
    await tab.close();
    await otherEngine?.stop();
  },
});

export { expect };
