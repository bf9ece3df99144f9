import { test as base } from "@playwright/test";
import { type Engine, startEngine } from "./browsers";
import { Tab } from "./tab";

export const test = base.extend<{ tab: Tab }, { engine: Engine | undefined }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern.
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name);
      await use(engine);
      await engine?.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  tab: async ({ engine }, use, { project }) => {
    if (!engine) return test.skip(true, `${project.name} is missing: npm test -- browsers`);
    const tab = new Tab(await engine.newTab());
    await tab.resize(360, 740);
    await use(tab);
    await tab.close();
  },
});

export { expect } from "@playwright/test";
