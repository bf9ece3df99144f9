import { readContent } from "../../../src/content-model/reading/load";
import { serve } from "../../backend/server/ports";
import { formFaults, mailFaults } from "./backendChecks";
import { expiryFaults } from "./dates";

const matching = (faults: readonly RegExp[]) => faults.map((fault) => expect.stringMatching(fault));

const HEALTHY = { lastError: "ECONNREFUSED", problems: [] };

test.each<[string, status: number, object, RegExp[]]>([
  ["nothing is wrong", 200, HEALTHY, []],
  [
    "emails have failed for too long",
    200,
    { ...HEALTHY, problems: ["A message has waited"] },
    [/^A message has waited$/, /^The last error: ECONNREFUSED$/],
  ],
  ["the secret is wrong", 405, { error: "Only POST is allowed." }, [/refuses the sweep's secret/]],
  ["the function is not set up", 503, { error: "not set up" }, [/answers 503 .*not set up/]],
])("reports the faults in sending emails, if any, when %s", async (_, status, body, expected) => {
  const { port, close } = await serve(0, "answers", (_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  });
  const faults = await mailFaults(`http://127.0.0.1:${port}`, "secret").finally(close);
  expect(faults).toEqual(matching(expected));
});

describe("the check of the form's backend", () => {
  const SITE = "https://lender.test";
  const ANSWERS = {
    table: [401, '{"code":"42501","message":"permission denied"}'],
    function: [400, '{"error":"No id."}'],
    auth: [200, '{"disable_signup":true}'],
  } satisfies Record<string, [status: number, text: string]>;
  type Answers = Partial<Record<keyof typeof ANSWERS, [status: number, text: string]>>;

  /** Returns the faults, and the requests that the check sends. */
  async function check(answers: Answers, allowed = SITE) {
    const requests: string[] = [];
    const { port, close } = await serve(0, "backend", ({ method, url = "", headers }, response) => {
      requests.push(`${method} ${url} ${headers.apikey}`);
      const part = url.startsWith("/rest")
        ? "table"
        : url.startsWith("/auth")
          ? "auth"
          : "function";
      const [status, text] = answers[part] ?? ANSWERS[part];
      response.writeHead(status, { "access-control-allow-origin": allowed }).end(text);
    });
    const faults = await formFaults(`http://127.0.0.1:${port}`, "key", SITE).finally(close);
    return { faults, requests };
  }

  test("asks for the table, the function and the sign-up with the public key, and stores nothing", async () => {
    const { faults, requests } = await check({});
    expect(faults).toEqual([]);
    expect(requests.sort()).toEqual([
      "GET /auth/v1/settings key",
      "GET /rest/v1/contact_submissions?select=id&limit=1 key",
      "POST /functions/v1/send-contact-notification key",
    ]);
  });

  test.each<[string, Answers, RegExp]>([
    ["the table can be read", { table: [200, "[]"] }, /^The form's table does not refuse/],
    ["the key is wrong", { table: [401, "Invalid API key"] }, /does not refuse .*Invalid API/],
    ["the function is missing", { function: [404, "none"] }, /^The form's function .*404 none/],
    ["the function is not set up", { function: [503, "{}"] }, /^The form's function .*503/],
    ["anybody may sign up", { auth: [200, '{"disable_signup":false}'] }, /^Anybody may sign up/],
    ["nobody says who may sign up", { auth: [500, ""] }, /^Anybody may sign up/],
  ])("reports exactly one fault when %s", async (_, answers, expected) => {
    expect((await check(answers)).faults).toEqual(matching([expected]));
  });

  test("reports that the function allows only another site", async () => {
    const { faults } = await check({}, "https://other.test");
    expect(faults).toEqual(matching([/does not allow https:\/\/lender\.test/]));
  });
});

test("reports security.txt and the licence when they have expired, but not when they are valid for years", () => {
  const lastDay = (days: number) => expiryFaults(Date.now() + days * 86_400_000);
  const { texts } = readContent<{ texts: { licensedUntil?: string } }>("facts.yaml");
  const isDay = !Number.isNaN(Date.parse(texts.licensedUntil ?? ""));
  const licence = isDay ? [expect.stringMatching(/the licence ends on/)] : [];
  expect(lastDay(3650)).toEqual([expect.stringMatching(/security\.txt ends on/), ...licence]);
  expect(lastDay(-3650)).toEqual([]);
});
