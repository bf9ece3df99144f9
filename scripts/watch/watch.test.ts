import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { serve } from "../../shared/backend/server/ports";
import { readContent } from "../../src/content-model/placeholders/load";
import { mailFaults } from "../live/backend";
import { report } from "./issues";
import { lastDayFaults } from "./lastDays";

/** What the function says of its mails when nothing is wrong. */
const HEALTHY = { oldestWaitingMinutes: null, lastError: null, problems: [] };

type Answer = [status: number, body: unknown];

/** Serves answers on this machine while `use` runs. */
async function withServer<Result>(
  answer: (request: IncomingMessage) => Answer | Promise<Answer>,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const { port, close } = await serve(0, "answers", async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status).end(JSON.stringify(body));
  });
  return use(`http://127.0.0.1:${port}`).finally(close);
}

test.each<[string, Answer, RegExp[]]>([
  ["nothing is wrong", [200, HEALTHY], []],
  [
    "a message has waited for less than the sweep needs",
    [200, { ...HEALTHY, oldestWaitingMinutes: 3 }],
    [],
  ],
  [
    "the mail server is down",
    [200, { ...HEALTHY, oldestWaitingMinutes: 40, lastError: "ECONNREFUSED" }],
    [/^Mails cannot be sent: ECONNREFUSED$/],
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
])("reports what keeps mails from being sent when %s", async (_, answer, expected) => {
  const faults = await withServer(
    () => answer,
    (url) => mailFaults(url, "secret"),
  );
  expect(faults).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

interface StoredIssue {
  number: number;
  title: string;
  body: string;
  state: string;
}

test("opens one issue for a fault, changes it with the fault, and closes it after it", async () => {
  const issues: StoredIssue[] = [];
  const comments: string[] = [];
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = request.method === "GET" ? {} : ((await json(request)) as Partial<StoredIssue>);
    const [, number, isComment] = /\/issues\/(\d+)(\/comments)?/.exec(request.url ?? "") ?? [];
    const issue = issues[Number(number) - 1];
    if (request.method === "GET") return [200, issues.filter(({ state }) => state === "open")];
    if (isComment) comments.push(body.body ?? "");
    else if (issue) Object.assign(issue, body);
    else issues.push({ title: "", body: "", ...body, number: issues.length + 1, state: "open" });
    return [201, {}];
  };
  await withServer(answer, async (url) => {
    const say = (...faults: string[]) => report({ url, token: "t" }, "the contact form", faults);
    await say();
    await say("2 mails wait");
    await say("3 mails wait");
    expect(issues).toEqual([
      expect.objectContaining({ title: "Fault: the contact form", state: "open" }),
    ]);
    expect(comments).toEqual([]);
    await say("3 mails wait", "no purge");
    expect(issues[0]?.body).toMatch(/^- 3 mails wait\n- no purge\n/);
    expect(comments).toHaveLength(1);
    await say();
    expect(issues.map(({ state }) => state)).toEqual(["closed"]);
    await say("mails wait");
    expect(issues.map(({ state }) => state)).toEqual(["closed", "open"]);
  });
});

test("fails when GitHub refuses the report, so that the run of the workflow is red", async () => {
  const refused = withServer(
    () => [403, {}],
    (url) => report({ url, token: "t" }, "x", ["y"]),
  );
  await expect(refused).rejects.toThrow(/GitHub answers 403/);
});

test("names the last days of security.txt and of the licence from a month before", () => {
  const lastDay = (days: number) => lastDayFaults(Date.now() + days * 86_400_000);
  const { texts } = readContent<{ texts: { licensedUntil?: string } }>("facts.yaml");
  const isDay = !Number.isNaN(Date.parse(texts.licensedUntil ?? ""));
  const licence = isDay ? [expect.stringMatching(/the licence ends on/)] : [];
  expect(lastDay(3650)).toEqual([expect.stringMatching(/security\.txt ends on/), ...licence]);
  expect(lastDay(-3650)).toEqual([]);
});
