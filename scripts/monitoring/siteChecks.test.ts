import { freePort, serve } from "../../shared/backend/server/ports";
import { type Answer, fetchAnswer, respond } from "../../shared/httpAnswer";
import { type ServedSite, serveSite } from "../../shared/serveSite";
import { siteFaults } from "./siteChecks";

let runtime: ServedSite;
let address: string;
/** Changes a response from the runtime before it reaches the checks. */
let change = (answer: Answer, _path: string): Answer => answer;

let front: Awaited<ReturnType<typeof serve>>;

const ofRuntime = (path: string) => fetchAnswer({ port: Number(new URL(runtime.url).port), path });

beforeAll(async () => {
  runtime = await serveSite(await freePort());
  front = await serve(0, "front", ({ url: path = "/" }, response) =>
    respond(
      response,
      ofRuntime(path).then((answer) => {
        const changed = change(answer, path);
        const { "content-length": _, ...headers } = changed.headers;
        return { ...changed, headers };
      }),
    ),
  );
  address = `http://127.0.0.1:${front.port}`;
});

afterAll(async () => {
  await front.close();
  await runtime.stop();
});

const header =
  (name: string, value?: string, status = 200) =>
  (answer: Answer) => {
    const { [name]: present, ...headers } = answer.headers;
    if (!present || answer.status !== status) return answer;
    return { ...answer, headers: value ? { ...headers, [name]: value } : headers };
  };
const rewritten = (answer: Answer) => ({ ...answer, body: `${answer.body}<i></i>` });
const notRedirected = (answer: Answer) => ({ ...answer, status: 200 });

test.each<[string, typeof change, RegExp | undefined]>([
  ["nothing is wrong", (answer) => answer, undefined],
  ["the host rewrites pages", rewritten, /^\/\S+ is not the page that was built/],
  ["a policy is missing", header("content-security-policy"), /^\/ has no Content-Security-Policy$/],
  ["HTTPS is optional", header("strict-transport-security"), /has no Strict-Transport-Security$/],
  [
    "scripts are not cached",
    header("cache-control", "no-store"),
    /^\/scripts\/\S+ has another Cache/,
  ],
  ["missing files are cached", header("cache-control", "max-age=0", 404), /may be cached$/],
  ["redirects are missing", notRedirected, /^\/\S+\/ does not redirect to \/\S+: 200/],
  [
    "another version is live",
    (answer, path) => (path === "/version.txt" ? { ...answer, body: "0000" } : answer),
    /^Version 0000 is live, not /,
  ],
  [
    "the host responds with an error",
    () => ({ status: 502, headers: {}, body: "" }),
    /^\/ answers 502, not 200$/,
  ],
])("reports the faults in a published site, if any, when %s", async (_, changed, expected) => {
  change = changed;
  const version = String((await ofRuntime("/version.txt")).body).trim();
  const faults = await siteFaults(address, "public", version);
  expect(faults).toEqual(expected ? expect.arrayContaining([expect.stringMatching(expected)]) : []);
});

test("reports that a site does not respond, with its URL and the reason", async () => {
  const faults = await siteFaults("http://127.0.0.1:1", "public").catch((error: Error) => [
    error.message,
  ]);
  expect(faults).toContainEqual(
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:1\/ does not answer: \S+/),
  );
});
