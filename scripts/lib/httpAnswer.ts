import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as send,
} from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | string;
}

export function respond(response: ServerResponse, answer: Promise<Answer>): void {
  answer.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.destroy(),
  );
}

/**
 * Sends a request to a server on this machine, and reads its response in full, so that a browser that aborts
 * a request does not stall the server.
 */
export async function fetchAnswer(options: RequestOptions, content?: Buffer): Promise<Answer> {
  // Uses a new connection, because the server may be closing one that it has kept alive.
  const request = send({ host: "127.0.0.1", agent: false, ...options });
  request.end(content);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const headers = { ...answer.headers };
  // Removes the headers that describe the connection to the server, because the browser's connection differs.
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) delete headers[name];
  return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
}
