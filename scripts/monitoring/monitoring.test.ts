import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../shared/backend/server/ports";
import { readContent } from "../../src/content-model/placeholders/load";
import { JOBS } from "../workflows";
import { mailFaults } from "./backendChecks";
import { expiryFaults } from "./expiry";

const HEALTHY = { oldestWaitingMinutes: null, lastError: null, problems: [] };

type Answer = [status: number, body: unknown];

test.each<[string, Answer, RegExp[]]>([
  ["nothing is wrong", [200, HEALTHY], []],
  [
    "a message has waited for less time than a sweep needs",
    [200, { ...HEALTHY, oldestWaitingMinutes: 3 }],
    [],
  ],
  [
    "the mail server is down",
    [200, { ...HEALTHY, oldestWaitingMinutes: 40, lastError: "ECONNREFUSED" }],
    [/^Emails cannot be sent: ECONNREFUSED$/],
  ],
  [
    "the sweep has stopped",
    [200, { ...HEALTHY, problems: ["The sweep has not run"] }],
    [/^The sweep has not run$/],
  ],
  [
    "the secret is wrong",
    [405, { error: "Only POST is allowed." }],
    [/refuses the sweep's secret/],
  ],
  ["the function is not set up", [503, { error: "not set up" }], [/answers 503: .*not set up/]],
])("reports the faults in sending emails, if any, when %s", async (_, answer, expected) => {
  const [status, body] = answer;
  const { port, close } = await serve(0, "answers", (_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  const faults = await mailFaults(`http://127.0.0.1:${port}`, "secret").finally(close);
  expect(faults).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test.each<[string, string, RegExp]>([
  [
    "failure",
    "",
    /^issue list .*\napi repos\/o\/r\/issues .*title=Fault: x .*"failure".* the-run/s,
  ],
  ["failure", "7", /^issue list .*\n$/],
  ["cancelled", "", /\napi repos/],
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

test("reports security.txt and the licence when they have expired, but not when they are valid for years", () => {
  const lastDay = (days: number) => expiryFaults(Date.now() + days * 86_400_000);
  const { texts } = readContent<{ texts: { licensedUntil?: string } }>("facts.yaml");
  const isDay = !Number.isNaN(Date.parse(texts.licensedUntil ?? ""));
  const licence = isDay ? [expect.stringMatching(/the licence ends on/)] : [];
  expect(lastDay(3650)).toEqual([expect.stringMatching(/security\.txt ends on/), ...licence]);
  expect(lastDay(-3650)).toEqual([]);
});
