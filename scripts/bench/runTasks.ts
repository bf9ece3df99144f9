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
}

interface Run {
  site: BenchSite;
  /** Counts from 1. */
  run: number;
  /** Adds a finding to the report. */
  note(text: string): void;
}

export interface Task extends Pick<Row, "subject" | "goals"> {
  measure(run: Run): Promise<Values>;
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
 * Runs all tasks in turn, so that every task runs in the same phases of a busy machine, and both
 * builds of a task one after the other. A measurement that fails twice is noted and left out.
 */
export async function runTasks(
  tasks: readonly Task[],
  { now, before, runs, enough, notes }: RunOptions,
): Promise<Row[]> {
  const jobs = tasks.map((task) => ({ task, row: emptyRow(task) }));
  for (let run = 1; run <= runs; run++)
    for (const { task, row } of jobs) {
      if (run > enough && misses(row).length === 0) continue;
      console.log(`run ${run} of ${runs}: ${task.subject}`);
      const builds = [
        { site: now, values: row.now, prefix: "" },
        ...(before ? [{ site: before, values: row.before, prefix: "before: " }] : []),
      ];
      for (const { site, values, prefix } of run % 2 ? builds : builds.reverse()) {
        const note = (text: string) => notes.add(`${prefix}${task.subject}: ${text}`);
        const measured = await attempt(task, { site, run, note });
        if (measured) values.push(measured);
      }
    }
  return jobs.map(({ row }) => row);
}

const emptyRow = ({ subject, goals }: Task): Row => ({ subject, goals, now: [], before: [] });

async function attempt(task: Task, run: Run): Promise<Values | undefined> {
  let reason = "";
  for (let left = ATTEMPTS; left > 0; left--)
    try {
      return await task.measure(run);
    } catch (error) {
      [reason = ""] = String(error).split("\n");
      console.log(`failed: ${reason}`);
    }
  run.note(`could not be measured: ${reason}`);
  return undefined;
}
