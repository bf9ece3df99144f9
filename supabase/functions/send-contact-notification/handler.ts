import { corsHeaders } from "./cors.ts";
import { type Notifier, notify, sweep } from "./notify.ts";
import { BodyError, readSubmissionKey } from "./requestBody.ts";
import { isSameSecret } from "./secret.ts";
import type { Settings } from "./settings.ts";

const sweepHeader = "x-contact-sweep-secret";

type Answer = [status: number, body: unknown];

/**
 * The function's requests: a page asks for the mail of one stored message by its key, the
 * database's cron asks for a sweep. Anyone can ask the first; it causes at most one mail, to the
 * team, of words that are stored, and the answer tells nothing of what is.
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
    if (request.method !== "POST") return [405, { error: "Only POST is answered." }];
    const given = request.headers.get(sweepHeader);
    if (given === null) return await answerPage(request, notifier);
    if (!(await isSameSecret(given, secret))) return [401, { error: "Not allowed." }];
    return [200, await sweep(notifier)];
  } catch (error) {
    if (error instanceof BodyError) return [error.status, { error: error.message }];
    console.error(error);
    return [502, { error: "The notification could not be sent now." }];
  }
}

async function answerPage(request: Request, notifier: Notifier): Promise<Answer> {
  const result = await notify(await readSubmissionKey(request), notifier);
  return result === "failed"
    ? [502, { error: "The notification could not be sent now." }]
    : [200, { received: true }];
}
