import type { Page } from "puppeteer-core";
import { fail } from "../fail";

interface Lighthouse {
  navigation(page: Page, url: string, options: object): Promise<Run | undefined>;
}

interface Run {
  lhr: {
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<
      string,
      { title: string; score: number | null; numericValue?: number } | undefined
    >;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
  };
}

/** Imports Lighthouse. Only `scripts/bench/` installs it, because nothing else needs its 200 packages. */
const lighthouse = (): Promise<Lighthouse> => {
  const name = "lighthouse";
  return import(name).catch(() =>
    fail("Lighthouse is not installed. Run `npm ci --prefix scripts/bench`."),
  );
};

/** Whether to simulate an old phone, whose processor is half as fast as that of Lighthouse's phone. */
export const IS_SLOW_PHONE = process.argv.includes("--slow");

/** The processor and network of the phone in Lighthouse's mobile settings, as throttled by the browser. */
export const THROTTLING = {
  cpuSlowdownMultiplier: IS_SLOW_PHONE ? 8 : 4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

export async function audit(page: Page, url: string, onlyCategories: string[]) {
  const { navigation } = await lighthouse();
  const run = await navigation(page, url, {
    flags: {
      logLevel: "error",
      throttlingMethod: "devtools",
      throttling: THROTTLING,
      onlyCategories,
    },
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(run?.lhr.runtimeError?.message ?? "Lighthouse returned nothing.");
  const { audits, categories, environment } = run.lhr;
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9),
  );
  return {
    /** The speed of this machine before throttling, so that runs on different machines can be compared. */
    benchmarkIndex: environment.benchmarkIndex,
    figure: (name: string) => audits[name]?.numericValue ?? 0,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults: failed.map(({ id }) => audits[id]?.title ?? id),
  };
}
