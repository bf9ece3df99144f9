import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Answer, fetchAnswer, respond } from "../../lib/httpAnswer";
import type { DataApi } from "./dataApi";
import { serve } from "./ports";

const FUNCTIONS = "/functions/v1";

/** Serves the data API and the function from one origin, as a hosted project does. */
export function startGateway(port: number, dataApi: DataApi, functionPort: number) {
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const { url = "/", method = "GET", headers, socket } = request;
    const body = await buffer(request);
    if (url.startsWith("/rest/v1/"))
      return dataApi.serve({ method, url, headers, body, address: socket.remoteAddress ?? "" });
    if (!url.startsWith(FUNCTIONS)) return UNAVAILABLE;
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
  body: "This part of the local backend does not exist, is starting or has ended.",
};
