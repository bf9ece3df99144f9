import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { BACKEND_PORT, SITE_PORT } from "../../shared/addresses";
import { type Answer, fetchAnswer, respond, startServer } from "../../shared/siteInMemory";
import { startSiteAndBackend } from "../support/startServers";

/** What happens to the requests whose URL matches. */
export interface Fault {
  /** The source of a regular expression. */
  url: string;
  /** `hold`: they wait until the faults are replaced. `fail`: the connection is closed. */
  how: "hold" | "fail";
}

export const WORKERS = 2;
/** Behind the proxy, which has the port that the site is built for. */
const HIDDEN_BACKEND_PORT = BACKEND_PORT + 10;
export const HIDDEN_MAILBOX_PORT = HIDDEN_BACKEND_PORT + 3;

/** Where a test replaces the faults of its own origin. */
const FAULTS = "/test-faults";

/** Records in `problems` what a browser's console would report; it runs before all of the page. */
const RECORDER = `
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
const RECORDER_PATH = "/test-recorder.js";

export const originOf = (worker: number) => `http://127.0.0.1:${SITE_PORT + 1 + worker}`;

const faultsByOrigin = new Map<string, Fault[]>();
/** What lets each held request go, and the origin whose faults hold it. */
const held = new Map<() => void, string>();

/** Replaces the faults of a site's requests, and releases requests that no fault holds any more. */
export async function setFaults(origin: string, faults: readonly Fault[]): Promise<void> {
  await fetch(origin + FAULTS, { method: "PUT", body: JSON.stringify(faults) });
}

/**
 * Playwright's global setup: starts the site, the backend, and a proxy before each of them that can hold
 * back requests and let them fail, for every engine alike; WebDriver can do neither.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const origins = Array.from({ length: WORKERS }, (_, worker) => originOf(worker));
  const stop = await startSiteAndBackend({ api: HIDDEN_BACKEND_PORT, origins });
  const stopProxies = await Promise.all([
    ...origins.map((origin) => startProxy(Number(new URL(origin).port), SITE_PORT)),
    startProxy(BACKEND_PORT, HIDDEN_BACKEND_PORT),
  ]);
  return async () => {
    await Promise.all(stopProxies.map((stopProxy) => stopProxy()));
    await stop();
  };
}

const startProxy = (port: number, target: number) =>
  startServer(port, (request, response) => handle(request, response, target));

function handle(request: IncomingMessage, response: ServerResponse, target: number): void {
  const { url = "", headers } = request;
  // The backend's requests name the origin of the page that sends them.
  const origin = headers.origin ?? `http://${headers.host}`;
  const fault = faultsByOrigin.get(origin)?.find((each) => new RegExp(each.url).test(url));
  if (url === FAULTS) void replaceFaults(request, response, origin);
  else if (url === RECORDER_PATH)
    response.setHeader("content-type", "text/javascript").end(RECORDER);
  else if (fault?.how === "fail") response.destroy();
  else if (fault) hold(response, origin, () => handle(request, response, target));
  else respond(response, answerOf(request, target));
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

/** Forwards a request; pages get the recorder of errors. */
async function answerOf(request: IncomingMessage, port: number): Promise<Answer> {
  const { method, url: path } = request;
  const { "accept-encoding": _, ...headers } = request.headers;
  const answer = await fetchAnswer({ port, method, path, headers }, await buffer(request));
  if (!answer.headers["content-type"]?.includes("text/html")) return answer;
  const { "content-length": __, ...others } = answer.headers;
  const recorder = `<head><script src="${RECORDER_PATH}"></script>`;
  return { ...answer, headers: others, body: answer.body.toString().replace("<head>", recorder) };
}
