import { freePort, serve } from "../backend/server/ports";
import { type Answer, fetchAnswer, respond } from "../lib/httpAnswer";
import { serveSite } from "../lib/serveSite";
import { plainFaults, siteFaults } from "./siteChecks";

const matching = (faults: readonly RegExp[]) => faults.map((fault) => expect.stringMatching(fault));

describe("the checks of a published site", () => {
  let stop: () => Promise<unknown>;
  let address: string;
  /** Changes a response from the runtime before it reaches the checks. */
  let change: (answer: Answer, path: string) => Answer;

  beforeAll(async () => {
    const port = await freePort();
    const runtime = await serveSite(port);
    const front = await serve(0, "front", ({ url: path = "/" }, response) =>
      respond(
        response,
        fetchAnswer({ port, path }).then((answer) => {
          const { "content-length": _, ...headers } = answer.headers;
          return change({ ...answer, headers }, path);
        }),
      ),
    );
    address = `http://127.0.0.1:${front.port}`;
    stop = () => Promise.all([front.close(), runtime.stop()]);
  });
  afterAll(() => stop());

  const altered =
    (name: string): typeof change =>
    (answer) =>
      answer.headers[name] ? { ...answer, headers: { ...answer.headers, [name]: "x" } } : answer;

  test.each<[string, typeof change, RegExp | undefined]>([
    ["nothing is wrong", (answer) => answer, undefined],
    [
      "the host rewrites pages",
      (answer) => ({ ...answer, body: `${answer.body}<i></i>` }),
      /^\/\S+ is not as built/,
    ],
    [
      "the policy differs",
      altered("content-security-policy"),
      /^\/ has another Content-Security-P/,
    ],
    ["HTTPS is optional", altered("strict-transport-security"), /^\/ has another Strict-Transport/],
    ["scripts are not cached", altered("cache-control"), /^\/scripts\/\S+ has another Cache-Con/],
    ["missing files are cached", altered("cache-control"), /^\/\S+no-such-file\.js has another c/],
    ["redirects lead elsewhere", altered("location"), /^\/favicon\.ico has another location$/],
    [
      "another version is live",
      (answer, path) => (path === "/version.txt" ? { ...answer, body: "0000" } : answer),
      /^\/version\.txt is not as built/,
    ],
    [
      "the host responds with an error",
      () => ({ status: 502, headers: {}, body: "" }),
      /^\/ answers 502, not 200$/,
    ],
  ])("report the faults, if any, when %s", async (_, changed, expected) => {
    change = changed;
    expect(await siteFaults(address)).toEqual(
      expected ? expect.arrayContaining(matching([expected])) : [],
    );
  });

  test("report that a site does not respond, with its URL and the reason", () =>
    expect(siteFaults("http://127.0.0.1:1")).rejects.toThrow(/^http:\S+:1\/ does not answer: \S+/));
});

test.each<[string, number, string, RegExp[]]>([
  ["redirects to https", 301, "https://lender.test/", []],
  ["is a page", 200, "", [/answers 200 instead of redirecting/]],
  ["redirects to another plain page", 301, "http://www.lender.test/", [/answers 301 instead of/]],
  ["redirects for a while", 302, "https://lender.test/", [/answers 302 instead of/]],
])("what answers without encryption: %s", async (_, status, location, expected) => {
  const { port, close } = await serve(0, "plain", (_request, response) =>
    response.writeHead(status, location ? { location } : {}).end(),
  );
  const faults = await plainFaults(`http://127.0.0.1:${port}`).finally(close);
  expect(faults).toEqual(matching(expected));
});

test("nothing answers without encryption, which is no fault", async () => {
  expect(await plainFaults("http://127.0.0.1:1")).toEqual([]);
});
