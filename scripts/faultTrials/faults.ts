import type { ServerResponse } from "node:http";

/** One call on its way from the page to the backend, in the hands of a fault. */
export interface Exchange {
  /** Has the backend do it, and gives its answer, which the page does not see yet. */
  forward(): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
  /** Cuts the connection. */
  reset(): void;
  /** Says nothing, while the page's clock runs past its time limit. */
  outwait(): Promise<void>;
  answer: ServerResponse;
}

export type Fault = (exchange: Exchange) => Promise<void> | void;

const anyOrigin = { "Access-Control-Allow-Origin": "*", Connection: "close" };
const page = "<!doctype html><title>Sign in</title><p>Sign in to the hotel's network.</p>";

const answers =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Fault =>
  ({ answer }) => {
    answer.writeHead(status, { ...anyOrigin, "Content-Type": type, ...headers }).end(body);
  };

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  answers(status, "application/json", JSON.stringify(body), headers);

/** Promises more than it sends, and hangs up. */
const cutOff =
  (status: number, type: string, body: string): Fault =>
  ({ answer, reset }) => {
    answer.writeHead(status, { ...anyOrigin, "Content-Type": type, "Content-Length": 4096 });
    answer.write(body, () => setTimeout(reset, 20));
  };

const afterwards =
  (fault: Fault): Fault =>
  async (exchange) => {
    await exchange.forward();
    await fault(exchange);
  };

const silence: Fault = ({ outwait }) => outwait();
const reset: Fault = ({ reset }) => reset();

/** Nothing is answered, and the page waits on: for visitors who do not. */
export const endlessly: Record<"not stored" | "stored", Fault> = {
  "not stored": () => {},
  stored: afterwards(() => {}),
};

/** What may happen to the insert; of several forms of one kind the dice choose. */
export const insertFaults = {
  "reset before it is stored": [reset],
  "reset after it is stored": [afterwards(reset)],
  "no answer, not stored": [silence],
  "no answer, though stored": [afterwards(silence)],
  "refused with JSON: 400, 401, 409 on something else, 429": [
    json(400, { code: "23514", message: "new row violates check constraint" }),
    json(401, { message: "Invalid API key" }),
    json(409, { code: "23505", message: "one_per_day", details: null }),
    json(429, { message: "Too many messages" }, { "Retry-After": "1" }),
  ],
  "failed with JSON: 500, 502, 503, 504": [
    json(500, { code: "SUP", message: "internal" }),
    json(502, { message: "Bad gateway" }),
    json(503, { message: "The backend is starting." }),
    json(504, { message: "Gateway timeout" }),
  ],
  "failed with an HTML page": [
    answers(500, "text/html", page),
    answers(502, "text/html", page),
    answers(503, "text/html", page),
  ],
  "failed with an empty body: 404, 500, 503": [
    answers(404, "text/plain", ""),
    answers(500, "text/plain", ""),
    answers(503, "text/plain", ""),
  ],
  "captive portal: a page with 200, a redirect": [
    answers(200, "text/html", page),
    answers(302, "text/html", page, { Location: "/rest/v1/" }),
  ],
  "500 with truncated JSON": [
    answers(500, "application/json", '{"message": "inter'),
    cutOff(500, "application/json", '{"message": "inter'),
  ],
  "201 cut off, though stored": [afterwards(cutOff(201, "application/json", "["))],
} satisfies Record<string, Fault[]>;

/** What may happen to the notification; the message is stored whatever it is. */
export const notificationFaults: Record<string, Fault[]> = {
  "notification: reset before it is done": [reset],
  "notification: reset after it is done": [afterwards(reset)],
  "notification: no answer": [silence, afterwards(silence)],
  "notification: 500, 503, 404": [
    json(500, { error: "internal" }),
    answers(503, "text/html", page),
    answers(404, "text/plain", ""),
  ],
  "notification: 200 with an HTML page": [answers(200, "text/html", page)],
};

/** One of several, as the dice fall. */
export function choose<Thing>(things: readonly Thing[], dice: () => number): Thing {
  const chosen = things[Math.floor(dice() * things.length)];
  if (chosen === undefined) throw new Error("There is nothing to choose from.");
  return chosen;
}
