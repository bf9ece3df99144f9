import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { FunctionBehavior } from "../protocol";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";
import { serve } from "./ports";

/** The servers behind the gateway; each is set once it has started. */
export interface Upstream {
  dataApi?: DataApi;
  runtime?: FunctionRuntime;
}

const functionPath = "/functions/v1/send-contact-notification";
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/**
 * Serves the data API and the function from one origin, as a hosted project does. It starts before
 * them, so that a taken port is reported at once.
 */
export async function startGateway(port: number, upstream: Upstream) {
  let functionBehavior: FunctionBehavior = "up";

  const respond = async (request: Request, clientAddress: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/v1/")) {
      return upstream.dataApi?.serve(request, clientAddress) ?? isStarting();
    }
    if (pathname !== functionPath) return json(404, "NOT_FOUND", `Nothing is at ${pathname}.`);
    if (request.method !== "OPTIONS" && functionBehavior !== "up") {
      return functionBehavior === "down" ? functionIsDown() : null;
    }
    return (await upstream.runtime?.serve(request)) ?? functionIsDown();
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const request = await readRequest(incoming);
      const response = await respond(request, incoming.socket.remoteAddress ?? "");
      if (response === null) incoming.socket.destroy();
      else await writeResponse(response, outgoing);
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await writeResponse(json(500, "GATEWAY", "The local backend failed."), outgoing);
    }
  };

  const server = await serve(
    port,
    "data API and function",
    (incoming, outgoing) => void handle(incoming, outgoing),
  );
  const setFunction = async (behavior: FunctionBehavior) => {
    functionBehavior = behavior;
  };
  return { ...server, setFunction };
}

/** The hosted platform's response for a function that does not start. */
function functionIsDown(): Response {
  return json(503, "BOOT_ERROR", "The function failed to start (please check its logs)");
}

function isStarting(): Response {
  return json(503, "STARTING", "The local backend is starting.");
}

function json(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: anyOrigin });
}

/** They describe one connection, and a body that was decoded when it was read. */
const OF_CONNECTION =
  "connection content-encoding content-length host keep-alive transfer-encoding".split(" ");

const ofMessage = (headers: Iterable<[string, unknown]>) =>
  [...headers].flatMap(([name, value]): [string, string][] =>
    OF_CONNECTION.includes(name) ? [] : [[name, String(value)]],
  );

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { headers, method = "GET", url = "/" } = incoming;
  const body = await buffer(incoming);
  return new Request(`http://${headers.host ?? "127.0.0.1"}${url}`, {
    method,
    headers: ofMessage(Object.entries(headers)),
    body: ["GET", "HEAD"].includes(method) ? null : body,
  });
}

async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const length = response.status === 204 ? {} : { "content-length": body.length };
  outgoing
    .writeHead(response.status, { ...Object.fromEntries(ofMessage(response.headers)), ...length })
    .end(body);
}
