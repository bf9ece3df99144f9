import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../../shared/findBrowser";

export interface Verdict {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** What cost points: its title, with its category. */
  faults: string[];
  /** Whether the browser could keep the page for Back and Forward. */
  staysForBack: boolean;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Lighthouse in a browser of its own; it measures pages one by one. */
export class Lighthouse {
  private constructor(
    private readonly browser: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(browserArguments: readonly string[]): Promise<Lighthouse> {
    const profile = mkdtempSync(join(tmpdir(), "kwedi-browser-"));
    const browser = spawn(
      findBrowser(chromium),
      [
        ...browserArguments,
        ...["--headless=new", "--remote-debugging-port=0"],
        `--user-data-dir=${profile}`,
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    const port = await new Promise<number>((resolve, reject) => {
      let log = "";
      browser.once("exit", () => reject(new Error(`The browser did not start:\n${log}`)));
      browser.stderr?.on("data", (chunk) => {
        log += chunk;
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(log)?.[1];
        if (found) resolve(Number(found));
      });
    });
    return new Lighthouse(browser, port);
  }

  /**
   * @param slowdown how many times slower than this machine the processor is
   * @throws Error when Lighthouse cannot load the page
   */
  async judge(address: string, slowdown = 4): Promise<Verdict> {
    const { default: lighthouse } = await import("lighthouse");
    const result = await lighthouse(
      address,
      { port: this.port, logLevel: "error", onlyCategories: CATEGORIES },
      {
        extends: "lighthouse:default",
        settings: {
          disableFullPageScreenshot: true,
          throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: slowdown },
        },
      },
    );
    if (!result) throw new Error(`Lighthouse said nothing of ${address}.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    return {
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      faults: Object.values(categories).flatMap(({ id, auditRefs }) =>
        auditRefs
          .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
          .map(({ id: audit }) => `${id}: ${audits[audit]?.title ?? audit}`),
      ),
      staysForBack: audits["bf-cache"]?.score !== 0,
    };
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.browser.once("exit", resolve));
    this.browser.kill();
    await ended;
  }
}
