import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import { buffer, text } from "node:stream/consumers";

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
const held = new Set<() => void>();

/** Replaces the faults that a site's pages meet, and lets go of what they no longer hold. */
export async function setFaults(origin: string, faults: readonly Fault[]): Promise<void> {
  await fetch(origin + FAULTS, { method: "PUT", body: JSON.stringify(faults) });
}

/**
 * Starts a server that forwards to another one. It can hold back requests and let them fail, for
 * every engine alike, and puts a recorder of errors into the pages.
 */
export async function startProxy(port: number, targetPort: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => handle(request, response, targetPort));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return () => closed(server);
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}

function handle(request: IncomingMessage, response: ServerResponse, targetPort: number): void {
  const { url = "", headers } = request;
  // The backend's requests name the origin of the page that sends them.
  const origin = headers.origin ?? `http://${headers.host}`;
  const fault = faultsByOrigin.get(origin)?.find((each) => new RegExp(each.url).test(url));
  if (url === FAULTS) void replaceFaults(request, response, origin);
  else if (url === RECORDER)
    response.setHeader("content-type", "text/javascript").end(RECORDER_SCRIPT);
  else if (fault?.how === "fail") response.destroy();
  else if (fault) hold(response, () => handle(request, response, targetPort));
  else forward(request, response, targetPort).catch(() => response.destroy());
}

function hold(response: ServerResponse, proceed: () => void): void {
  const release = () => {
    held.delete(release);
    proceed();
  };
  held.add(release);
  response.on("close", () => held.delete(release));
}

async function replaceFaults(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  faultsByOrigin.set(origin, JSON.parse(await text(request)));
  for (const release of [...held]) release();
  response.end();
}

/** Reads both bodies in full, so that a browser which aborts a request does not stall the server. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Promise<void> {
  const { method, url: path } = request;
  const headers = { ...request.headers, "accept-encoding": "identity" };
  const upstream = send({ host: "127.0.0.1", port, method, path, headers });
  upstream.on("error", () => response.destroy());
  upstream.end(await buffer(request));
  const [answer] = (await once(upstream, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  const isPage = /text\/html/.test(answer.headers["content-type"] ?? "");
  if (isPage) delete answer.headers["content-length"];
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  const recorder = `<head><script src="${RECORDER}"></script>`;
  response.end(isPage ? body.toString().replace("<head>", recorder) : body);
}
