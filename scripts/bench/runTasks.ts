import type { Browser } from "playwright-core";
import type { BenchSite } from "./benchSite";
import { misses, type Row, type Values } from "./figures";

/** What every measurement needs. */
export interface Bench {
  browser: Browser;
  /** Where the browser accepts Lighthouse's connection. */
  debuggingPort: number;
  /** How many times slower than this machine the emulated processor is. */
  slowdown: number;
  /** Findings that the report lists. */
  notes: Set<string>;
}

export interface Task extends Pick<Row, "subject" | "goals"> {
  measure(site: BenchSite, run: number): Promise<Values>;
}

interface RunOptions {
  now: BenchSite;
  before: BenchSite | undefined;
  runs: number;
  /** After so many runs, a task that meets its goals is done. */
  enough: number;
  notes: Set<string>;
}

const ATTEMPTS = 2;

/**
 * Runs all tasks in turn, so that every task meets the same phases of a busy machine, and both builds
 * of a task one after the other. A measurement that fails twice is noted and left out.
 */
export async function runTasks(
  tasks: readonly Task[],
  { now, before, runs, enough, notes }: RunOptions,
): Promise<Row[]> {
  const rows = tasks.map((task) => ({ task, row: { ...task, now: [], before: [] } as Row }));
  for (let run = 1; run <= runs; run++)
    for (const { task, row } of rows) {
      if (run > enough && misses(row).length === 0) continue;
      console.log(`run ${run} of ${runs}: ${task.subject}`);
      const builds = [
        { site: now, values: row.now },
        ...(before ? [{ site: before, values: row.before }] : []),
      ];
      for (const { site, values } of run % 2 ? builds : builds.reverse()) {
        const measured = await attempt(task, site, run, notes);
        if (measured) values.push(measured);
      }
    }
  return rows.map(({ row }) => row);
}

async function attempt(
  task: Task,
  site: BenchSite,
  run: number,
  notes: Set<string>,
): Promise<Values | undefined> {
  let reason = "";
  for (let left = ATTEMPTS; left > 0; left--)
    try {
      return await task.measure(site, run);
    } catch (error) {
      [reason = ""] = String(error).split("\n");
      console.log(`${task.subject} could not be measured: ${reason}`);
    }
  notes.add(`${task.subject} could not be measured: ${reason}`);
  return undefined;
}
