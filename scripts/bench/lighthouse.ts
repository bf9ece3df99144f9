import { fail } from "../fail";
import type { Bench, Task } from "./runTasks";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/**
 * Lets Lighthouse score pages with its usual, simulated throttling. A page that is not fast enough is
 * scored without its scripts as well: what both lack is the machine's fault.
 */
export const lighthouseScores = (routes: readonly string[], bench: Bench): Task[] =>
  routes.map((route) => ({
    subject: route,
    measure: async ({ site: { url, scriptFreeUrl }, note }) => {
      const { scores, faults } = await score(`${url}${route}`, bench);
      for (const fault of faults) note(fault);
      if (scores.performance === 100) return scores;
      const scriptFree = await score(`${scriptFreeUrl}${route}`, bench);
      return { ...scores, "performance without scripts": scriptFree.scores.performance };
    },
  }));

/** The parts of Lighthouse's API that are used here. */
type Lighthouse = (url: string, flags: object, config: object) => Promise<Result | undefined>;

interface Result {
  lhr: {
    categories: Record<
      string,
      { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { title: string; score: number | null } | undefined>;
    runtimeError?: { message: string };
  };
}

/** Loads Lighthouse, installed in `scripts/bench/` because nothing else needs its 400 packages. */
async function loadLighthouse(): Promise<Lighthouse> {
  const name = "lighthouse";
  const { default: lighthouse } = await import(name).catch(() =>
    fail(
      "Lighthouse is not installed. Run `npm ci --prefix scripts/bench`, or leave it out: --parts loads,interactions,navigation",
    ),
  );
  return lighthouse;
}

async function score(url: string, { debuggingPort, slowdown }: Bench) {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(
    url,
    { port: debuggingPort, logLevel: "error", onlyCategories: [...CATEGORIES] },
    {
      extends: "lighthouse:default",
      settings: {
        disableFullPageScreenshot: true,
        throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: slowdown },
      },
    },
  );
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const failedAudits = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
      .map(({ id: audit }) => `Lighthouse ${id}: ${audits[audit]?.title ?? audit}`),
  );
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    faults:
      audits["bf-cache"]?.score === 0
        ? [...failedAudits, "the browser's back/forward cache refuses the page"]
        : failedAudits,
  };
}
