import type { IncomingMessage } from "node:http";
import { freePort, serve } from "../backend/server/ports";
import { type Answer, fetchAnswer, respond } from "./httpAnswer";
import { type ServedSite, serveSite } from "./serveSite";

/** The request headers on which the runtime's response depends. */
const ANSWERED_HEADERS = ["accept-encoding", "if-none-match", "range"];

/** How long the runtime may take for a response, in milliseconds. */
const ANSWER_LIMIT = 10_000;

/**
 * Serves the built site like `serveSite`, but sends each request to the CDN's runtime only once, and then
 * responds from memory. Otherwise, the runtime would use half as much processor time as the browser in
 * tests, and hang after a browser has aborted many requests. If it does hang, asks once more.
 */
export async function serveSiteFromMemory(port: number, folder?: string): Promise<ServedSite> {
  const runtimePort = await freePort();
  const runtime = await serveSite(runtimePort, folder);
  const answers = new Map<string, Promise<Answer>>();
  const answerTo = ({ method = "GET", url: path = "/", headers: all }: IncomingMessage) => {
    const headers = Object.fromEntries(
      ANSWERED_HEADERS.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
    );
    const key = JSON.stringify([method, path, headers]);
    const ask = () => {
      const signal = AbortSignal.timeout(ANSWER_LIMIT);
      return fetchAnswer({ port: runtimePort, method, path, headers, signal });
    };
    const answer = answers.get(key) ?? ask().catch(ask);
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
  return { url: `http://localhost:${port}`, ended: runtime.ended, stop };
}
