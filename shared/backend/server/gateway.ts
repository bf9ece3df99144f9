import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FunctionBehavior } from "../protocol";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";
import { listen } from "./ports";

export interface Gateway {
  port: number;
  setFunction(behavior: FunctionBehavior): void;
  close(): Promise<void>;
}

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
export async function startGateway(port: number, upstream: Upstream): Promise<Gateway> {
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
      const response =
        request === null
          ? json(413, "TOO_LARGE", "The request is too large.")
          : await respond(request, incoming.socket.remoteAddress ?? "");
      if (response === null) incoming.socket.destroy();
      else await writeResponse(response, outgoing);
    } catch (error) {
      console.error(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await writeResponse(json(500, "GATEWAY", "The local backend failed."), outgoing);
    }
  };

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  return {
    port: await listen(server, port, "data API and function"),
    setFunction(behavior) {
      functionBehavior = behavior;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

/** More than every valid message needs, and little enough to hold in memory. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Reads a request with its body; returns null when the body is too long. */
async function readRequest(incoming: IncomingMessage): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // These describe the client's connection, not the forwarded request.
  for (const name of ["connection", "content-length", "host", "keep-alive", "transfer-encoding"]) {
    headers.delete(name);
  }
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD" && bytes > 0;
  return new Request(`http://${incoming.headers.host ?? "127.0.0.1"}${incoming.url ?? "/"}`, {
    method,
    headers,
    body: hasBody ? Buffer.concat(chunks) : null,
  });
}

async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  delete headers["transfer-encoding"];
  delete headers["content-encoding"];
  delete headers.connection;
  delete headers["keep-alive"];
  if (response.status !== 204) headers["content-length"] = String(body.length);
  outgoing.writeHead(response.status, headers).end(body);
}
