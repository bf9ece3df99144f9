import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { SITE_PORT } from "../../shared/addresses";
import { serve } from "../../shared/backend/server/ports";
import { type Answer, fetchAnswer, respond } from "../../shared/siteInMemory";
import { startSiteAndBackend } from "../support/startServers";

export const WORKERS = 2;
const portOf = (worker: number) => SITE_PORT + 1 + worker;
export const originOf = (worker: number) => `http://127.0.0.1:${portOf(worker)}`;

/** Where a test says which of its requests wait. */
const HOLD = "/test-hold";

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

/** Lets the requests wait whose URL matches a pattern, and all others go on; without one, all. */
export async function holdBack(origin: string, pattern = ""): Promise<void> {
  await fetch(origin + HOLD, { method: "PUT", body: pattern });
}

/**
 * Playwright's global setup: starts the site, the backend, and before the site a proxy for each worker
 * that can hold back requests and records errors; WebDriver can do neither.
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const workers = Array.from({ length: WORKERS }, (_, worker) => worker);
  const { stop } = await startSiteAndBackend(SITE_PORT, workers.map(originOf));
  const proxies = await Promise.all(workers.map((worker) => startProxy(portOf(worker))));
  return async () => {
    await Promise.all(proxies.map(({ close }) => close()));
    await stop();
  };
}

function startProxy(port: number) {
  let pattern = "";
  const held: (() => void)[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = "" } = request;
    if (url === HOLD) {
      pattern = await text(request);
      for (const proceed of held.splice(0)) proceed();
      response.end();
    } else if (url === RECORDER_PATH)
      response.setHeader("content-type", "text/javascript").end(RECORDER);
    else if (pattern && new RegExp(pattern).test(url))
      held.push(() => void handle(request, response));
    else respond(response, answerOf(request));
  };
  return serve(port, "proxy", (request, response) => void handle(request, response));
}

/** Forwards a request; pages get the recorder of errors. */
async function answerOf(request: IncomingMessage): Promise<Answer> {
  const { method, url: path } = request;
  const { "accept-encoding": _, ...headers } = request.headers;
  const answer = await fetchAnswer(
    { port: SITE_PORT, method, path, headers },
    await buffer(request),
  );
  // As some time after the first visit.
  if (path?.startsWith("/page-data/")) answer.headers["cache-control"] = "no-store";
  if (!answer.headers["content-type"]?.includes("text/html")) return answer;
  const { "content-length": __, ...others } = answer.headers;
  const recorder = `<head><script src="${RECORDER_PATH}"></script>`;
  return { ...answer, headers: others, body: answer.body.toString().replace("<head>", recorder) };
}
