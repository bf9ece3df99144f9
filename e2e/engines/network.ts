import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** How long the site's server may take to start or restart, in milliseconds. */
const START_LIMIT = 30_000;

/** What happens to the requests whose URL matches. */
export interface Fault {
  /** The source of a regular expression. */
  url: string;
  /** `hold`: they wait until the faults are replaced. `fail`: the connection is closed. */
  how: "hold" | "fail";
}

/** Where a test replaces the faults of its own origin. */
const FAULTS = "/test-faults";
const RECORDER = "/test-recorder.js";

/** Records in `problems` what a browser's console would report; it runs before all of the page. */
const RECORDER_SCRIPT = `
const problems = (self.problems = []);
addEventListener("error", ({ message, target }) => {
  problems.push(message ?? "failed to load " + (target.currentSrc || target.src || target.href));
}, true);
addEventListener("unhandledrejection", ({ reason }) => problems.push("unhandled: " + reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  problems.push("blocked by " + violatedDirective + ": " + blockedURI);
});
for (const level of ["error", "warn"]) {
  const log = console[level];
  console[level] = (...values) => {
    problems.push(values.join(" "));
    log.apply(console, values);
  };
}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | string;
}

const faultsByOrigin = new Map<string, Fault[]>();
/** What lets each held request go, and the origin whose faults hold it. */
const held = new Map<() => void, string>();
/** The site's files by URL. Its server is slow, and hangs when browsers abort many requests. */
const files = new Map<string, Promise<Answer>>();

/** Replaces the faults of a site's requests, and releases requests that no fault holds any more. */
export async function setFaults(origin: string, faults: readonly Fault[]): Promise<void> {
  await fetch(origin + FAULTS, { method: "PUT", body: JSON.stringify(faults) });
}

/** Handles requests without a fault. */
export type Target = (request: IncomingMessage) => Promise<Answer>;

/**
 * Starts a server before another one. It can hold back requests and let them fail, for every engine
 * alike.
 */
export async function startProxy(port: number, target: Target): Promise<() => Promise<void>> {
  const server = createServer((request, response) => handle(request, response, target));
  // A browser that uses a connection while it is being closed for idleness reports an error.
  server.keepAliveTimeout = 0;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return () => closed(server);
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

function handle(request: IncomingMessage, response: ServerResponse, target: Target): void {
  const { url = "", headers } = request;
  // The backend's requests name the origin of the page that sends them.
  const origin = headers.origin ?? `http://${headers.host}`;
  const fault = faultsByOrigin.get(origin)?.find((each) => new RegExp(each.url).test(url));
  if (url === FAULTS) void replaceFaults(request, response, origin);
  else if (url === RECORDER)
    response.setHeader("content-type", "text/javascript").end(RECORDER_SCRIPT);
  else if (fault?.how === "fail") response.destroy();
  else if (fault) hold(response, origin, () => handle(request, response, target));
  else respond(request, response, target).catch(() => response.destroy());
}

function hold(response: ServerResponse, origin: string, proceed: () => void): void {
  const release = () => {
    held.delete(release);
    proceed();
  };
  held.set(release, origin);
  response.on("close", () => held.delete(release));
}

async function replaceFaults(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  faultsByOrigin.set(origin, JSON.parse(await text(request)));
  for (const [release, holder] of [...held]) if (holder === origin) release();
  response.end();
}

async function respond(request: IncomingMessage, response: ServerResponse, target: Target) {
  const { status, headers, body } = await target(request);
  const isUnchanged = headers.etag && request.headers["if-none-match"] === headers.etag;
  response.writeHead(isUnchanged ? 304 : status, headers).end(isUnchanged ? undefined : body);
}

/** The server of the backend: every request reaches it. */
export const backendOn =
  (port: number): Target =>
  async (request) => {
    const { method, url: path, headers } = request;
    return fetchAnswer({ port, method, path, headers }, await buffer(request));
  };

/** The server of the site: each file is fetched once, and pages get a recorder of errors. */
export const siteOn =
  (port: number): Target =>
  ({ url: path = "" }) => {
    const answer = files.get(path) ?? fetchOnceStarted({ port, path });
    files.set(path, answer);
    answer.catch(() => files.delete(path));
    return answer.then(withRecorder);
  };

function withRecorder({ status, headers, body }: Answer): Answer {
  if (!headers["content-type"]?.includes("text/html")) return { status, headers, body };
  const { "content-length": _, ...others } = headers;
  const recorder = `<head><script src="${RECORDER}"></script>`;
  return { status, headers: others, body: body.toString().replace("<head>", recorder) };
}

/** The site's server drops the requests that arrive while it starts. */
async function fetchOnceStarted(options: RequestOptions): Promise<Answer> {
  for (const limit = Date.now() + START_LIMIT; ; await wait(200))
    try {
      return await fetchAnswer(options);
    } catch (error) {
      if (Date.now() > limit) throw error;
    }
}

/** Reads the answer in full, so that a browser which aborts a request does not stall the server. */
async function fetchAnswer(options: RequestOptions, content?: Buffer): Promise<Answer> {
  // A connection of its own: a kept one may be closed by the server at the same moment.
  const request = send({ host: "127.0.0.1", agent: false, ...options });
  request.end(content);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const headers = { ...answer.headers };
  // They concern the connection to the server, and not the browser's.
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) delete headers[name];
  return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
}
