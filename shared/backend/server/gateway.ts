import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
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

  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const response = await respond(request, incoming.socket.remoteAddress ?? "");
      if (response !== null) return response;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    {
      errorHandler(error) {
        console.error(error);
        return json(500, "GATEWAY", "The local backend failed.");
      },
    },
  );
  const server = await serve(port, "data API and function", listener);
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
