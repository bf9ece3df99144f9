import type { ServerResponse } from "node:http";

/** One call from the page to the backend, which a fault handles. */
export interface Exchange {
  /** Forwards the call to the backend and returns its response, which the page does not get. */
  forward(): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
  /** Closes the connection. */
  reset(): void;
  /** Does not respond, and advances the page's clock past its time limit. */
  exceedTimeLimit(): Promise<void>;
  response: ServerResponse;
}

export type Fault = (exchange: Exchange) => Promise<void> | void;

const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*", Connection: "close" };
const CAPTIVE_PORTAL =
  "<!doctype html><title>Sign in</title><p>Sign in to the hotel's network.</p>";

const respond =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Fault =>
  ({ response }) => {
    response.writeHead(status, { ...ANY_ORIGIN, "Content-Type": type, ...headers }).end(body);
  };

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  respond(status, "application/json", JSON.stringify(body), headers);

/** Announces more bytes than it sends, then closes the connection. */
const truncate =
  (status: number, type: string, body: string): Fault =>
  ({ response, reset }) => {
    response.writeHead(status, { ...ANY_ORIGIN, "Content-Type": type, "Content-Length": 4096 });
    response.write(body, () => setTimeout(reset, 20));
  };

const afterForwarding =
  (fault: Fault): Fault =>
  async (exchange) => {
    await exchange.forward();
    await fault(exchange);
  };

const silence: Fault = ({ exceedTimeLimit }) => exceedTimeLimit();
const reset: Fault = ({ reset }) => reset();

/** Calls without a response, for visitors who leave before the time limit. */
export const pendingForever: Record<"not stored" | "stored", Fault> = {
  "not stored": () => {},
  stored: afterForwarding(() => {}),
};

/** Faults of the insert. Where a kind has several forms, each trial chooses one at random. */
export const insertFaults = {
  "reset before it is stored": [reset],
  "reset after it is stored": [afterForwarding(reset)],
  "no response, not stored": [silence],
  "no response, though stored": [afterForwarding(silence)],
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
    respond(500, "text/html", CAPTIVE_PORTAL),
    respond(502, "text/html", CAPTIVE_PORTAL),
    respond(503, "text/html", CAPTIVE_PORTAL),
  ],
  "failed with an empty body: 404, 500, 503": [
    respond(404, "text/plain", ""),
    respond(500, "text/plain", ""),
    respond(503, "text/plain", ""),
  ],
  "captive portal: a page with 200, a redirect": [
    respond(200, "text/html", CAPTIVE_PORTAL),
    respond(302, "text/html", CAPTIVE_PORTAL, { Location: "/rest/v1/" }),
  ],
  "500 with truncated JSON": [
    respond(500, "application/json", '{"message": "inter'),
    truncate(500, "application/json", '{"message": "inter'),
  ],
  "201 truncated, though stored": [afterForwarding(truncate(201, "application/json", "["))],
} satisfies Record<string, Fault[]>;

/** Faults of the notification, which never affect that the message is stored. */
export const notificationFaults: Record<string, Fault[]> = {
  "notification: reset before it is done": [reset],
  "notification: reset after it is done": [afterForwarding(reset)],
  "notification: no response": [silence, afterForwarding(silence)],
  "notification: 500, 503, 404": [
    json(500, { error: "internal" }),
    respond(503, "text/html", CAPTIVE_PORTAL),
    respond(404, "text/plain", ""),
  ],
  "notification: 200 with an HTML page": [respond(200, "text/html", CAPTIVE_PORTAL)],
};
