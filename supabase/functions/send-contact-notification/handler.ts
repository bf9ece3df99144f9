import { createHash, timingSafeEqual } from "node:crypto";
import { type Notifier, notify, sweep } from "./notify.ts";
import type { Settings } from "./settings.ts";

const sweepHeader = "x-contact-sweep-secret";

type Answer = [status: number, body: unknown];

export type Handler = (request: Request) => Response | Promise<Response>;

/** The host's extension of Deno, which other servers lack. */
interface HostRuntime {
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * Makes the host run each call to its end. Otherwise it may stop a worker whose caller has gone, as browsers do
 * after 15 seconds, before the worker has recorded what became of the email.
 */
export const untilDone =
  (handler: Handler): Handler =>
  (request) => {
    const response = Promise.resolve(handler(request));
    (globalThis as { EdgeRuntime?: HostRuntime }).EdgeRuntime?.waitUntil(response);
    return response;
  };

/**
 * Creates a handler for three kinds of requests. A page requests the email for a stored message by its id.
 * Anyone may make such a request: it causes at most one email to the team, which contains only stored text,
 * and its response reveals no stored data. With the secret, the database's cron job requests a sweep, and
 * monitoring requests the state.
 */
export function createHandler(
  settings: Pick<Settings, "siteOrigins" | "sweepSecret">,
  notifier: Notifier,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request.headers.get("origin"), settings.siteOrigins);
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: cors });
    const [status, body] = await answer(request, settings.sweepSecret, notifier);
    return Response.json(body, {
      status,
      headers: { ...cors, "Cache-Control": "no-store", ...(status === 405 && { Allow: "POST" }) },
    });
  };
}

async function answer(request: Request, secret: string, notifier: Notifier): Promise<Answer> {
  try {
    const given = request.headers.get(sweepHeader);
    const isTrusted = given !== null && isSameSecret(given, secret);
    if (isTrusted && request.method === "GET") return [200, await notifier.outbox.state()];
    if (request.method !== "POST") return [405, { error: "Only POST is allowed." }];
    if (given === null) return await answerPage(request, notifier);
    if (!isTrusted) return [401, { error: "Not allowed." }];
    return [200, await sweep(notifier)];
  } catch (error) {
    console.error(error);
    return [502, { error: "The notification could not be sent now." }];
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Emails the message whose id is in the body, and ignores the rest of the body. */
async function answerPage(request: Request, notifier: Notifier): Promise<Answer> {
  const id = String(await idIn(request).catch(() => "")).toLowerCase();
  if (!uuid.test(id))
    return [400, { error: "The body must be JSON with the message's id, a UUID." }];
  const result = await notify(id, notifier);
  return result === "failed"
    ? [502, { error: "The notification could not be sent now." }]
    : [200, { received: true }];
}

/** The maximum length of a body in characters. The longest valid message takes up 68 kB if it is escaped. */
const longestBody = 96 * 1024;

/** Stops reading at the limit, because anyone may send a body, and of any size. */
async function idIn(request: Request): Promise<unknown> {
  let text = "";
  for await (const chunk of request.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > longestBody) return undefined;
  }
  return JSON.parse(text)?.id;
}

/** The request headers that the installed and newer versions of supabase-js send. */
const allowedHeaders =
  "authorization, x-client-info, apikey, content-type, x-retry-count, traceparent, tracestate, baggage";

/** Returns headers that allow only the website's pages to read responses, including errors. */
function corsHeaders(origin: string | null, siteOrigins: string[]): Record<string, string> {
  if (origin === null || !siteOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Methods": "POST, OPTIONS",
    "Access-Control-Allow-Headers": allowedHeaders,
    "Access-Control-Max-Age": "86400",
  };
}

/** Compares digests, so that timing does not reveal where two secrets differ. */
const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string) => createHash("sha256").update(text).digest();
