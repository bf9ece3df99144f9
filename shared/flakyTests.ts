import { existsSync, readFileSync } from "node:fs";
import { replaceFile } from "./replaceFile";

/** The browser tests that needed their second try, by run. */
const FILE = ".playwright-flaky.json";

const KEPT_RUNS = 50;

interface Run {
  /** Milliseconds since 1970. */
  ended: number;
  tests: readonly string[];
}

const runs = (): Run[] => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : []);

export function recordRun(tests: readonly string[]): void {
  const kept = [...runs(), { ended: Date.now(), tests }].slice(-KEPT_RUNS);
  replaceFile(FILE, JSON.stringify(kept, null, 1));
}

/** Returns a line for each test that needed its second try since a time, with its count so far. */
export function flakyTestsSince(time: number): string[] {
  const all = runs();
  const names = new Set(all.filter(({ ended }) => ended >= time).flatMap(({ tests }) => tests));
  return [...names].map((name) => {
    const count = all.filter(({ tests }) => tests.includes(name)).length;
    return `${name} (in ${count} of the last ${all.length} runs)`;
  });
}
