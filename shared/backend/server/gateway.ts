import { getRequestListener } from "@hono/node-server";
import type { DataApi } from "./dataApi";
import type { FunctionRuntime } from "./functionRuntime";
import { serve } from "./ports";

/** The servers behind the gateway; each is set once it has started. */
export interface Upstream {
  dataApi?: DataApi;
  runtime?: FunctionRuntime;
}

const functionPath = "/functions/v1/send-contact-notification";

/**
 * Serves the data API and the function from one origin, as a hosted project does. It starts before
 * them, so that a taken port is reported at once.
 */
export function startGateway(port: number, upstream: Upstream) {
  const respond = async (request: Request, clientAddress: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/v1/"))
      return upstream.dataApi?.serve(request, clientAddress) ?? unavailable();
    if (pathname === functionPath) return (await upstream.runtime?.serve(request)) ?? unavailable();
    return json(404, "NOT_FOUND", `Nothing is at ${pathname}.`);
  };
  const listener = getRequestListener(
    (request, { incoming }) => respond(request, incoming.socket.remoteAddress ?? ""),
    {
      errorHandler(error) {
        console.error(error);
        return json(500, "GATEWAY", "The local backend failed.");
      },
    },
  );
  return serve(port, "data API and function", listener);
}

const unavailable = () =>
  json(503, "UNAVAILABLE", "This part of the local backend is starting or has ended; see its log.");

const json = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { "Access-Control-Allow-Origin": "*" } });
