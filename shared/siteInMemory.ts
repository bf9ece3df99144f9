import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as send,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { freePort, serve } from "./backend/server/ports";
import { serveSite } from "./serveSite";

/** An answer that was read in full. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer | string;
}

/** The headers of a request on which the runtime's answer depends. */
const ANSWERED_HEADERS = ["accept-encoding", "if-none-match", "range"];

/**
 * Serves the built site with the CDN's own runtime like `serveSite`, which gets each request once;
 * after that the answer comes from memory. In the tests the runtime takes half as much processor time
 * as the browser, and it hangs when a browser aborts many requests.
 */
export async function serveSiteFromMemory(
  port: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const runtimePort = await freePort();
  const runtime = await serveSite(runtimePort);
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = ({ method = "GET", url: path = "/", headers: all }: IncomingMessage) => {
    const headers = Object.fromEntries(
      ANSWERED_HEADERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
    );
    const key = JSON.stringify([method, path, headers]);
    const answer = answers.get(key) ?? fetchAnswer({ port: runtimePort, method, path, headers });
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
  const { close } = await serve(port, "site", (request, response) =>
    respond(response, answerTo(request)),
  );
  const stop = async () => {
    await close();
    await runtime.stop();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Responds with an answer, or closes the connection when it fails. */
export function respond(response: ServerResponse, answer: Promise<Answer>): void {
  answer.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.destroy(),
  );
}

/** Reads an answer in full, so that a browser which aborts a request does not stall the server. */
export async function fetchAnswer(options: RequestOptions, content?: Buffer): Promise<Answer> {
  // A connection of its own: a kept one may be closed by the server at the same moment.
  const request = send({ host: "127.0.0.1", agent: false, ...options });
  request.end(content);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const headers = { ...answer.headers };
  // They concern the connection to the server, and not the browser's.
  for (const name of ["connection", "keep-alive", "transfer-encoding"]) delete headers[name];
  return { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
}
