import type { ServerResponse } from "node:http";

/** One call on its way from the page to the backend, in the hands of a fault. */
export interface Exchange {
  /** Has the backend do it, and gives its answer, which the page does not see yet. */
  forward(): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
  /** Cuts the connection. */
  reset(): void;
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

const silence: Fault = () => {};
const reset: Fault = ({ reset }) => reset();

/** What may happen to the insert, and what the visitor must then be told. */
export const insertFaults: Record<string, Fault> = {
  "reset before it is stored": reset,
  "reset after it is stored": afterwards(reset),
  "no answer, not stored": silence,
  "no answer, though stored": afterwards(silence),
  "400 JSON": json(400, { code: "23514", message: "new row violates check constraint" }),
  "401 JSON": json(401, { message: "Invalid API key" }),
  "409 on something else": json(409, { code: "23505", message: "one_per_day", details: null }),
  "429 JSON with Retry-After": json(429, { message: "Too many messages" }, { "Retry-After": "1" }),
  "500 of the embedded server": json(500, { code: "SUP", message: "internal" }),
  "503 JSON": json(503, { message: "The backend is starting." }),
  "502 with an HTML page": answers(502, "text/html", page),
  "500 with an empty body": answers(500, "text/plain", ""),
  "404 with an empty body": answers(404, "text/plain", ""),
  "200 with an HTML page": answers(200, "text/html", page),
  "302 to a page": answers(302, "text/html", page, { Location: "/rest/v1/" }),
  "500 with truncated JSON": answers(500, "application/json", '{"message": "inter'),
  "201 cut off, though stored": afterwards(cutOff(201, "application/json", "[")),
};

/** What may happen to the notification; the message is stored whatever it is. */
export const notificationFaults: Record<string, Fault> = {
  "notification: reset before": reset,
  "notification: reset after": afterwards(reset),
  "notification: no answer": silence,
  "notification: 500 JSON": json(500, { error: "internal" }),
  "notification: 503 with an HTML page": answers(503, "text/html", page),
  "notification: 200 with an HTML page": answers(200, "text/html", page),
};
