import { readFileSync } from "node:fs";
import packageJson from "../package.json";
import { JOBS, WORKFLOWS } from "./rehearsal/workflows";
import { STEPS } from "./steps";
import { TIMES } from "./watch/times";

test.each(STEPS.map(({ name }) => name))("describes the step %s in docs/testing.md", (name) => {
  expect(readFileSync("docs/testing.md", "utf8")).toMatch(
    new RegExp(`^\\|.*\`${name}\`.*\\|$`, "m"),
  );
});

test("checks a change by the README's command, as everywhere", () => {
  const [readmeTest] = /npm ci && npm test/.exec(readFileSync("README.md", "utf8")) ?? [];
  const script = readFileSync(".ci/run", "utf8");
  expect(
    script
      .split("\n")
      .filter((line) => line.startsWith("npm "))
      .join(" && "),
  ).toBe(readmeTest);
  const commands = JOBS.find(({ name }) => name === "ci.yml test")?.steps.flatMap(
    ({ run }) => run ?? [],
  );
  expect(commands?.at(-1)).toBe("bash .ci/run");
});

test.each(WORKFLOWS)(
  "grants %s read access to the code only, and to issues where it reports",
  (file, text, { permissions, jobs }) => {
    expect(permissions).toEqual({
      contents: "read",
      ...(file === "watch.yml" && { issues: "write" }),
    });
    for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined();
    expect(text).not.toMatch(/pull_request_target|persist-credentials: true/);
  },
);

test.each(WORKFLOWS)("pins the actions of %s to commits", (_, text, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.flatMap(({ uses }) => uses ?? []),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
  // A comment names the version for readers.
  expect(text.match(/uses: \S+ # v\d+\.\d+\.\d+$/gm)).toHaveLength(used.length);
});

test.each(JOBS)("passes no expression to a shell in $name", ({ steps }) => {
  for (const { run = "" } of steps) expect(run).not.toMatch(/\{\{/);
});

test.each(JOBS)("gives secrets in $name only to steps that install nothing", ({ steps }) => {
  for (const { run = "", env = {} } of steps)
    if (JSON.stringify(env).includes("secrets."))
      expect(run).toMatch(/^npm run [\w:]+( -- [^;&|]+)?$/);
});

test.each(JOBS)("runs only commands that exist in $name", ({ steps }) => {
  const commands = steps.flatMap(({ run }) => run ?? []);
  for (const [, script = ""] of commands.join("\n").matchAll(/npm run ([\w:]+)/g))
    expect(packageJson.scripts).toHaveProperty([script]);
  for (const [, names = ""] of commands.join("\n").matchAll(/npm test -- ([\w ]+)/g))
    expect(STEPS.map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(" ")));
});

test("documents every variable, secret and environment of the workflows", () => {
  const document = readFileSync("docs/deploying.md", "utf8");
  const texts = WORKFLOWS.map(([, text]) => text).join("\n");
  const names = [...texts.matchAll(/(?:vars|secrets)\.(\w+)|environment: (\w+)/g)];
  for (const [, setting, environment] of names) expect(document).toContain(setting ?? environment);
});

test("knows what to watch at each time of watch.yml", () => {
  const [, text = ""] = WORKFLOWS.find(([file]) => file === "watch.yml") ?? [];
  expect([...text.matchAll(/cron: "(.*)"/g)].map(([, cron]) => cron)).toEqual(Object.keys(TIMES));
});
