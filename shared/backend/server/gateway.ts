import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { FunctionBehaviour } from "../protocol";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";
import { readRequest, writeResponse } from "./nodeHttp";
import { listen } from "./ports";

export interface Gateway {
  port: number;
  setFunction(behaviour: FunctionBehaviour): void;
  close(): Promise<void>;
}

const functionPath = "/functions/v1/send-contact-notification";
const anyOrigin = { "Access-Control-Allow-Origin": "*" };

/** What the gateway stands before; each is put in when it has started. */
export interface Behind {
  dataApi?: DataApi;
  runtime?: FunctionRuntime;
}

/**
 * One address for the data API and the function, as a hosted project has it. It may stand before
 * what is behind it, so that a taken port shows at once.
 */
export async function startGateway(port: number, behind: Behind): Promise<Gateway> {
  let functionBehaviour: FunctionBehaviour = "up";

  const answer = async (request: Request, clientAddress: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/v1/")) {
      return behind.dataApi?.serve(request, clientAddress) ?? isStarting();
    }
    if (pathname !== functionPath)
      return json(404, "NOT_FOUND", `There is nothing at ${pathname}.`);
    if (request.method !== "OPTIONS" && functionBehaviour !== "up") {
      return functionBehaviour === "down" ? functionIsDown() : null;
    }
    return (await behind.runtime?.serve(request)) ?? functionIsDown();
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    try {
      const request = await readRequest(incoming);
      const response =
        request === null
          ? json(413, "TOO_LARGE", "The request is too large.")
          : await answer(request, incoming.socket.remoteAddress ?? "");
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
    setFunction(behaviour) {
      functionBehaviour = behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the platform answers for a function that does not boot. */
function functionIsDown(): Response {
  return json(503, "BOOT_ERROR", "The function failed to start (please check its logs)");
}

function isStarting(): Response {
  return json(503, "STARTING", "The local backend is starting.");
}

function json(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: anyOrigin });
}
