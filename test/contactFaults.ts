/** A response that the form may get from the data API, the function, or a network in between. */
export interface HttpFault {
  name: string;
  status: number;
  body: string;
  type: string;
  /** The server's message, which the form shows. If omitted, the form shows its general message. */
  message?: string;
}

const text = (name: string, status: number, body = "", type = "text/html"): HttpFault => ({
  name,
  status,
  body,
  type,
});
const json = (name: string, status: number, body: object, message?: string): HttpFault => ({
  ...text(name, status, JSON.stringify(body), "application/json"),
  ...(message && { message }),
});
/** Returns a JSON response whose message is meant for the visitor. */
const error = (
  name: string,
  status: number,
  body: { message: string; code?: string; details?: string; hint?: null },
) => json(name, status, body, body.message);

export const CAPTIVE_PORTAL = "<!doctype html><title>Sign in to the hotel's network</title>";

/** PostgREST's response to an insert whose idempotency key is already stored. */
export const DUPLICATE = {
  code: "23505",
  details: "Key (id)=(00000000-0000-4000-8000-000000000001) already exists.",
  hint: null,
  message: 'duplicate key value violates unique constraint "contact_submissions_pkey"',
};

/** Responses to the insert that mean the message was not stored. */
export const insertFaults: readonly HttpFault[] = [
  text("200 with an empty body", 200),
  text("200 with a captive portal's page", 200, CAPTIVE_PORTAL),
  text("404 without a body", 404),
  text("500 with truncated JSON", 500, '{"message": "Intern', "application/json"),
  json("500 with JSON that has no message", 500, { error: "boom" }),
  json("502 with an object as its message", 502, { message: { text: "boom" } }),
  json("409 with objects instead of strings", 409, {
    code: "23505",
    message: { toString: 1 },
    details: { toString: 1 },
  }),
  error("400 from a CHECK constraint", 400, { code: "23514", message: "violates check" }),
  error("429", 429, { code: "PT429", message: "Too many messages" }),
  error("500 with a message", 500, { code: "XX000", message: "db error" }),
  error("409 from a different constraint", 409, {
    code: "23505",
    message: 'violates "one_per_day"',
    details: "Key (email)=(a)",
  }),
  error("409 with a different error code", 409, { ...DUPLICATE, code: "23503" }),
];

/** Responses to the notification request that the form reports, although the message is stored. */
export const notificationFaults: readonly HttpFault[] = [
  json("500 with an error", 500, { error: "internal" }),
  text("503 with a page", 503, CAPTIVE_PORTAL),
  text("404 without a body", 404),
];

/** Responses to the notification request that count as a success, whatever their content. */
export const notificationAnswers: readonly HttpFault[] = [
  text("200 without a body", 200, "", "text/plain"),
  text("200 with a page", 200, CAPTIVE_PORTAL),
  text("200 with invalid JSON", 200, "{", "application/json"),
];
