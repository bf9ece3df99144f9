import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface WorkflowStep {
  uses?: string;
  with?: Record<string, string>;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}

export interface Job {
  permissions?: unknown;
  environment?: string;
  /** Missing in a job that calls another workflow. */
  steps?: WorkflowStep[];
  strategy?: { matrix: Record<string, string[]> };
}

export interface Workflow {
  permissions: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = ".github/workflows";

/** Every workflow: its file, text and content. */
export const WORKFLOWS = readdirSync(FOLDER).map((file): [string, string, Workflow] => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  return [file, text, parse(text)];
});

/** Every job that has steps, with the name of its file. */
export const JOBS = WORKFLOWS.flatMap(([file, , { jobs }]) =>
  Object.entries(jobs).flatMap(([name, job]) =>
    job.steps ? [{ name: `${file} ${name}`, ...job, steps: job.steps }] : [],
  ),
);

/**
 * Replaces the expressions in a value of `env`, which the workflows keep this simple: one name, looked
 * up in the values that GitHub would have.
 * @throws Error with the name of a value that nobody sets
 */
export const evaluate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{\{ ([\w.]+) \}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing sets ${name}.`);
    return value;
  });
