import { exampleRow, exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { limitByTimers } from "../../../test/limitByTimers";
import { CALL_TIMEOUT, sendSubmission } from "./send";

const KEY = "00000000-0000-4000-8000-000000000001";

// supabase-js requires WebSocket, which Node 20 lacks, but does not open one here.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

process.env.GATSBY_SUPABASE_URL = "https://backend.example";
process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY = "public-key";
jest.mock("../../client/loader/LoadErrorAlert", () => ({ showLoadError: jest.fn() }));

type Respond = (init: RequestInit) => Response | Promise<Response>;

const json = (status: number, body: unknown) => () => Response.json(body, { status });
const text =
  (status: number, body: string | null, type = "text/html") =>
  () =>
    new Response(body, { status, headers: { "Content-Type": type } });
const broken = (status: number, type: string) => () =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"mess'));
        controller.error(new TypeError("network error"));
      },
    }),
    { status, headers: { "Content-Type": type } },
  );
const refused: Respond = () => Promise.reject(new TypeError("Failed to fetch"));
/** Never responds, and rejects only when aborted, as `fetch` does. */
const never: Respond = ({ signal }) =>
  new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );
const created: Respond = text(201, null);
const received = json(200, { received: true });
const portal = "<!doctype html><title>Sign in to the hotel's network</title>";

/** PostgREST's response to an insert whose idempotency key is already stored. */
const DUPLICATE = {
  code: "23505",
  details: `Key (id)=(${KEY}) already exists.`,
  hint: null,
  message: 'duplicate key value violates unique constraint "contact_submissions_pkey"',
};

/** Sends the example message and lets both time limits expire. */
async function send(insert: Respond, notification: Respond = received) {
  const calls: { path: string; method: string; body: unknown; redirect?: string }[] = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const { pathname } = new URL(String(input));
    const { method = "", redirect } = init;
    calls.push({ path: pathname, method, body: JSON.parse(String(init.body)), redirect });
    return (pathname.startsWith("/rest/") ? insert : notification)(init);
  });
  const sending = sendSubmission(exampleSubmission, KEY);
  await jest.advanceTimersByTimeAsync(2 * CALL_TIMEOUT);
  return { result: await sending, calls };
}

beforeEach(() => {
  jest.useFakeTimers();
  limitByTimers();
  jest.spyOn(console, "info").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const POST = { method: "POST", redirect: "error" };

test("sends the fields and the same idempotency key in both requests", async () => {
  const { result, calls } = await send(created);
  expect(result).toEqual({ stored: true, notification: "sent" });
  expect(calls).toEqual([
    { ...POST, path: "/rest/v1/contact_submissions", body: { id: KEY, ...exampleRow } },
    {
      ...POST,
      path: "/functions/v1/send-contact-notification",
      body: { id: KEY, ...exampleSubmission },
    },
  ]);
});

const NAMELESS_DUPLICATE = { ...DUPLICATE, message: "duplicate key value" };

test.each<[string, Respond]>([
  ["201", created],
  ["204", text(204, null)],
  ["409 on the primary key, after a lost response", json(409, DUPLICATE)],
  ["409 on the primary key without its name", json(409, NAMELESS_DUPLICATE)],
])("reports the message as stored when the insert returns %s", async (_, insert) => {
  const { result, calls } = await send(insert);
  expect(result).toEqual({ stored: true, notification: "sent" });
  expect(calls).toHaveLength(2);
});

test.each<[string, Respond, message?: string]>([
  ["200 with an empty body", text(200, null)],
  ["200 with a captive portal's page", text(200, portal)],
  ["404 without a body", text(404, null)],
  ["500 with truncated JSON", text(500, '{"message": "Intern', "application/json")],
  ["500 with JSON that has no message", json(500, { error: "boom" })],
  ["502 with an object as its message", json(502, { message: { text: "boom" } })],
  [
    "409 with objects instead of strings",
    json(409, { code: "23505", message: { toString: 1 }, details: { toString: 1 } }),
  ],
  [
    "400 from a CHECK constraint",
    json(400, { code: "23514", message: "violates check" }),
    "violates check",
  ],
  ["429", json(429, { code: "PT429", message: "Too many messages" }), "Too many messages"],
  ["500 with a message", json(500, { code: "XX000", message: "db error" }), "db error"],
  [
    "409 from a different constraint",
    json(409, { code: "23505", message: "violates one_per_day", details: "Key (email)=(a)" }),
    "violates one_per_day",
  ],
  [
    "409 with a different error code",
    json(409, { ...DUPLICATE, code: "23503" }),
    DUPLICATE.message,
  ],
  ["connection refused, name not resolved, offline", refused],
  ["no response within the time limit", never],
  ["a redirect", () => Promise.reject(new TypeError("unexpected redirect"))],
  ["201 with its body cut off", broken(201, "application/json")],
  ["500 with its body cut off", broken(500, "application/json")],
])(
  "reports the message as not stored when the insert fails with %s",
  // Jest would pass a callback in place of a parameter that a row lacks.
  async (...[, insert, message]) => {
    const { result, calls } = await send(insert);
    expect(result).toEqual(message ? { stored: false, reason: message } : { stored: false });
    expect(calls).toHaveLength(1);
  },
);

test.each<[string, "sent" | "refused" | "failed", Respond]>([
  ["200 with JSON", "sent", received],
  ["204", "sent", text(204, null)],
  ["200 without a body", "sent", text(200, null, "text/plain")],
  ["200 with a page", "sent", text(200, portal)],
  ["200 with invalid JSON", "sent", text(200, "{", "application/json")],
  ["500 with an error", "refused", json(500, { error: "internal" })],
  ["503 with a page", "refused", text(503, portal)],
  ["404 without a body", "refused", text(404, null)],
  [
    "a relay error",
    "refused",
    () => new Response("{}", { status: 546, headers: { "x-relay-error": "true" } }),
  ],
  ["connection refused", "failed", refused],
  ["no response within the time limit", "failed", never],
])(
  "reports a stored message when the notification's request ends with %s, and the notification as %s",
  async (_, expected, notification) => {
    const { result, calls } = await send(created, notification);
    expect(result).toEqual({ stored: true, notification: expected });
    expect(calls).toHaveLength(2);
  },
);

const NOT_NOW = { error: "not now" };

test.each<[string, Respond, unknown[][]]>([
  ["the notification's response", received, [["Notification:", { received: true }]]],
  ["the notification's error response", json(502, NOT_NOW), [["Notification:", NOT_NOW]]],
  ["nothing when the notification's response is not JSON", text(200, portal), []],
])("logs %s", async (_, notification, logged) => {
  await send(created, notification);
  expect(jest.mocked(console.info).mock.calls).toEqual(logged);
});

test("aborts a request when the time limit expires, and not before", async () => {
  const aborted: (boolean | undefined)[] = [];
  await send((init) => {
    for (const time of [CALL_TIMEOUT - 1, CALL_TIMEOUT + 1])
      setTimeout(() => aborted.push(init.signal?.aborted), time);
    return never(init);
  });
  expect(aborted).toEqual([false, true]);
});
