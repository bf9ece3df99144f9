import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ONLY_IN_FULL, STEPS } from "./steps";

interface Job {
  permissions?: unknown;
  /** Missing in a job that calls another workflow. */
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

test("runs every step of npm test once on GitHub", () => {
  const jobs = workflows.find(([file]) => file === "ci.yml")?.[2].jobs ?? {};
  const first = jobs.build?.steps?.find(({ run }) => run?.startsWith("npm test -- "));
  const sequential = first?.run?.replace("npm test -- ", "").split(" ") ?? [];
  const parallel = (jobs.check?.strategy?.matrix.step ?? []).flatMap((names) => names.split(" "));
  expect(sequential[0]).toBe("build");
  expect([...sequential, ...parallel].toSorted()).toEqual(
    STEPS.map(({ name }) => name)
      .filter((name) => !ONLY_IN_FULL.includes(name))
      .toSorted(),
  );
});

test.each(STEPS.map(({ name }) => name))("describes the step %s in docs/testing.md", (name) => {
  expect(readFileSync("docs/testing.md", "utf8")).toMatch(
    new RegExp(`^\\|.*\`${name}\`.*\\|$`, "m"),
  );
});

test.each(workflows)("grants %s read access to the code only", (_, text, { permissions, jobs }) => {
  expect(permissions).toEqual({ contents: "read" });
  for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
  expect(text).not.toMatch(/pull_request_target|persist-credentials: true/);
});

test.each(workflows)("pins the actions of %s to commits", (_, text, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  // A comment names the version for readers.
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(used.length);
});

test.each(workflows)("passes no expressions to the shells of %s", (_, __, { jobs }) => {
  for (const { steps = [] } of Object.values(jobs))
    for (const { run = "" } of steps)
      expect(run.replace("{{ matrix.step }}", "")).not.toMatch(/\{\{/);
});
