import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Readonly<Record<string, string>>;
}

interface Job {
  if?: string;
  permissions?: Readonly<Record<string, string>>;
  environment?: unknown;
  /** Undefined for a job that calls another workflow. */
  steps?: Step[];
}

interface Workflow {
  on: Readonly<Record<string, unknown>>;
  permissions: Readonly<Record<string, string>>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const FOLDER = ".github/workflows";

/** Every workflow, as its file name, its text and its parsed content. */
export const WORKFLOWS = readdirSync(FOLDER).map((file): [string, string, Workflow] => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  return [file, text, parse(text)];
});

/** Every job that has steps, with the name of its file and its trigger events. */
export const JOBS = WORKFLOWS.flatMap(([file, , { on, jobs }]) =>
  Object.entries(jobs).flatMap(([name, job]) =>
    job.steps
      ? [{ ...job, name: `${file} ${name}`, events: Object.keys(on), steps: job.steps }]
      : [],
  ),
);
