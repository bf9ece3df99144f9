import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { NEED_THE_BUILD, STEPS } from "./steps";

interface Job {
  permissions?: unknown;
  /** None where the job is a whole workflow. */
  steps?: { uses?: string; run?: string }[];
  strategy?: { matrix: { step: string[] } };
}

interface Workflow {
  permissions: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER).map((file): [string, string, Workflow] => {
  const text = readFileSync(join(FOLDER, file), "utf8");
  return [file, text, parse(text)];
});

test("GitHub runs every step of npm test, once", () => {
  const jobs = workflows.find(([file]) => file === "ci.yml")?.[2].jobs ?? {};
  const first = jobs.build?.steps?.find(({ run }) => run?.startsWith("npm test -- "));
  const beforehand = first?.run?.replace("npm test -- ", "").split(" ") ?? [];
  const alongside = jobs.check?.strategy?.matrix.step ?? [];
  expect([...beforehand, ...alongside]).toEqual(STEPS.map(({ name }) => name));
  expect(alongside).toEqual(expect.arrayContaining(NEED_THE_BUILD));
});

test.each(STEPS.map(({ name }) => name))("docs/testing.md tells what %s proves", (name) => {
  expect(readFileSync("docs/testing.md", "utf8")).toMatch(
    new RegExp(`^\\|.*\`${name}\`.*\\|$`, "m"),
  );
});

test.each(workflows)("%s may read the code and nothing else", (_, text, { permissions, jobs }) => {
  expect(permissions).toEqual({ contents: "read" });
  for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  expect(text).not.toMatch(/pull_request_target|persist-credentials: true/);
});

test.each(workflows)("%s uses actions of one fixed content each", (_, text, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  // The version stands beside it, for people.
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(used.length);
});

test.each(workflows)("%s hands nothing that others wrote to a shell", (_, __, { jobs }) => {
  for (const { steps = [] } of Object.values(jobs))
    for (const { run = "" } of steps)
      expect(run.replace("{{ matrix.step }}", "")).not.toMatch(/\{\{/);
});
