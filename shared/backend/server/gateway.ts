import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Answer, fetchAnswer, respond } from "../../httpAnswer";
import type { DataApi } from "./dataApi";
import { serve } from "./ports";

/** The servers behind the gateway. Each is set once it has started. */
export interface Upstream {
  dataApi?: DataApi;
  functionPort?: number;
}

const FUNCTIONS = "/functions/v1";

/**
 * Serves the data API and the function from one origin, as a hosted project does. The gateway starts before
 * they do, so that a taken port is reported immediately.
 */
export function startGateway(port: number, upstream: Upstream) {
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const { url = "/", method = "GET", headers, socket } = request;
    const { dataApi, functionPort } = upstream;
    const body = await buffer(request);
    if (url.startsWith("/rest/v1/") && dataApi)
      return dataApi.serve({ method, url, headers, body, address: socket.remoteAddress ?? "" });
    if (!url.startsWith(FUNCTIONS) || !functionPort) return UNAVAILABLE;
    const path = url.replace(FUNCTIONS, "");
    return fetchAnswer({ port: functionPort, method, path, headers }, body).catch(
      () => UNAVAILABLE,
    );
  };
  return serve(port, "data API and function", (request, response) =>
    respond(response, answerTo(request)),
  );
}

const UNAVAILABLE = {
  status: 503,
  headers: { "access-control-allow-origin": "*" },
  body: "This part of the local backend does not exist, is starting or has ended; see its log.",
};
