import { test as base, expect } from "@playwright/test";
import { SITE_PORT } from "../../shared/addresses";
import { isAnswering } from "../support/test";
import type { Engine } from "./driver";
import { startEngine } from "./engines";
import { Tab } from "./tab";

interface Fixtures {
  tab: Tab;
}

interface WorkerFixtures {
  engine: Engine;
}

/** Playwright's `test` with a tab of the project's engine, 360 px wide. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use, { project, parallelIndex }) => {
      const engine = await startEngine(project.name, parallelIndex);
      await use(engine);
      await engine.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ engine }, use, { parallelIndex }) => {
    const origin = proxyOrigin(parallelIndex);
    // The site's server may be restarting.
    await expect.poll(() => isAnswering(`${origin}/favicon.svg`), { timeout: 30_000 }).toBe(true);
    const tab = new Tab(await engine.newTab(), origin);
    await tab.setFaults();
    await tab.resize(360, 740);
    await use(tab);
    await tab.close();
  },
});

const proxyOrigin = (parallelIndex: number) => `http://127.0.0.1:${SITE_PORT + 1 + parallelIndex}`;

export { expect };
