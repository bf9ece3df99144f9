import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { type Answer, fetchAnswer, respond, startServer } from "../../shared/siteInMemory";

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

const faultsByOrigin = new Map<string, Fault[]>();
/** What lets each held request go, and the origin whose faults hold it. */
const held = new Map<() => void, string>();

/** Replaces the faults of a site's requests, and releases requests that no fault holds any more. */
export async function setFaults(origin: string, faults: readonly Fault[]): Promise<void> {
  await fetch(origin + FAULTS, { method: "PUT", body: JSON.stringify(faults) });
}

/** Handles requests without a fault. */
export type Target = (request: IncomingMessage) => Promise<Answer>;

/**
 * Starts a server before another one. It can hold back requests and let them fail, for every engine
 * alike. The result stops it.
 */
export const startProxy = (port: number, target: Target): Promise<() => Promise<void>> =>
  startServer(port, (request, response) => handle(request, response, target));

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
  else respond(response, target(request));
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

/** The server of the backend: every request reaches it. */
export const backendOn =
  (port: number): Target =>
  async (request) => {
    const { method, url: path, headers } = request;
    return fetchAnswer({ port, method, path, headers }, await buffer(request));
  };

/** The server of the site; its pages get a recorder of errors. */
export const siteOn =
  (port: number): Target =>
  async ({ method, url: path, headers }) => {
    const validator = headers["if-none-match"];
    const options = {
      port,
      method,
      path,
      headers: validator ? { "if-none-match": validator } : {},
    };
    return withRecorder(await fetchAnswer(options));
  };

function withRecorder({ status, headers, body }: Answer): Answer {
  if (!headers["content-type"]?.includes("text/html")) return { status, headers, body };
  const { "content-length": _, ...others } = headers;
  const recorder = `<head><script src="${RECORDER}"></script>`;
  return { status, headers: others, body: body.toString().replace("<head>", recorder) };
}
