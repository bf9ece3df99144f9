import { exampleSubmission } from "./exampleSubmission";
import { CALL_LIMIT, sendSubmission } from "./send";
import { createContactClient } from "./supabaseClient";

const BACKEND = "https://backend.example";
const KEY = "00000000-0000-4000-8000-000000000001";

// supabase-js prepares for a WebSocket that nobody opens; Node 20 has none.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

type Answer = (init: RequestInit) => Response | Promise<Response>;

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
const refused: Answer = () => Promise.reject(new TypeError("Failed to fetch"));
/** Ends only when it is told to, as a real `fetch` does. */
const never: Answer = ({ signal }) =>
  new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );
const deaf: Answer = () => new Promise(() => {});
const created: Answer = text(201, null);
const html = "<!doctype html><title>Sign in to the hotel's network</title>";
const received = json(200, { received: true });
const duplicate = {
  code: "23505",
  details: `Key (id)=(${KEY}) already exists.`,
  hint: null,
  message: 'duplicate key value violates unique constraint "contact_submissions_pkey"',
};

/** Sends the example; each call is answered in its turn. Time passes as far as is needed. */
async function send(insert: Answer, notification: Answer = received) {
  const calls: { path: string; method: string; body: unknown; redirect?: string }[] = [];
  const client = createContactClient(BACKEND, "public-key", async (input, init = {}) => {
    const { pathname } = new URL(String(input));
    const { method = "", redirect } = init;
    calls.push({ path: pathname, method, body: JSON.parse(String(init.body)), redirect });
    return (pathname.startsWith("/rest/") ? insert : notification)(init);
  });
  const sending = sendSubmission(async () => client, exampleSubmission, KEY);
  await jest.advanceTimersByTimeAsync(2 * CALL_LIMIT);
  return { outcome: await sending, calls };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "info").mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the row has the six columns and the key, the notification the six fields and the key", async () => {
  const { outcome, calls } = await send(created);
  expect(outcome).toEqual({ stored: true, notification: "sent" });
  const { firstName, lastName, ...same } = exampleSubmission;
  expect(calls).toEqual([
    {
      path: "/rest/v1/contact_submissions",
      method: "POST",
      body: { id: KEY, first_name: firstName, last_name: lastName, ...same },
      redirect: "error",
    },
    {
      path: "/functions/v1/send-contact-notification",
      method: "POST",
      body: { id: KEY, ...exampleSubmission },
      redirect: "error",
    },
  ]);
});

test.each<[string, Answer]>([
  ["201", created],
  ["204", text(204, null)],
  ["409 on the primary key, as the retry of a lost answer hears it", json(409, duplicate)],
  [
    "409 on the primary key without its name",
    json(409, { ...duplicate, message: "duplicate key value" }),
  ],
])("stored: %s", async (_, insert) => {
  const { outcome, calls } = await send(insert);
  expect(outcome).toEqual({ stored: true, notification: "sent" });
  expect(calls).toHaveLength(2);
});

test.each<[string, Answer]>([
  ["connection refused, name not resolved, offline", refused],
  ["no answer within the limit", never],
  ["no answer, and deaf to being aborted", deaf],
  ["200, even with an empty body", text(200, null)],
  ["200 with a captive portal's page", text(200, html)],
  ["201 with a page", text(201, html)],
  ["201 with its body cut off", broken(201, "application/json")],
  ["a redirect", () => Promise.reject(new TypeError("unexpected redirect"))],
  ["404 without a body", text(404, null)],
  ["404 with an empty list", json(404, [])],
  ["500 with a page", text(500, html)],
  ["502 without a body", text(502, null)],
  ["503 with plain text", text(503, "upstream connect error", "text/plain")],
  ["500 with truncated JSON", text(500, '{"message": "Intern', "application/json")],
  ["500 with its body cut off", broken(500, "application/json")],
  ["500 with JSON without a message", json(500, { error: "boom" })],
])("not stored, one call, nothing to say of it: %s", async (_, insert) => {
  const { outcome, calls } = await send(insert);
  expect(outcome).toEqual({ stored: false });
  expect(calls).toHaveLength(1);
});

test.each<[string, Answer, string]>([
  [
    "400",
    json(400, { code: "23514", message: "violates check constraint" }),
    "violates check constraint",
  ],
  ["401", json(401, { message: "Invalid API key" }), "Invalid API key"],
  ["403", json(403, { code: "42501", message: "permission denied" }), "permission denied"],
  ["422", json(422, { message: "Not processable" }), "Not processable"],
  ["429", json(429, { code: "PT429", message: "Too many messages" }), "Too many messages"],
  ["500 of the embedded server", json(500, { code: "SUP", message: "db error" }), "db error"],
  ["504", json(504, { message: "Gateway timeout" }), "Gateway timeout"],
  [
    "409 on another constraint",
    json(409, { code: "23505", message: 'violates "one_per_day"', details: "Key (email)=(a)" }),
    'violates "one_per_day"',
  ],
  ["409 of another kind", json(409, { ...duplicate, code: "23503" }), duplicate.message],
])("not stored, one call, the server's own message: %s", async (_, insert, message) => {
  const { outcome, calls } = await send(insert);
  expect(outcome).toEqual({ stored: false, message });
  expect(calls).toHaveLength(1);
});

test.each<[string, Answer, "sent" | "refused" | "failed"]>([
  ["200 with JSON", received, "sent"],
  ["200 without a body", text(200, null, "text/plain"), "sent"],
  ["204", text(204, null), "sent"],
  ["200 with a page", text(200, html), "sent"],
  ["200 with JSON that is none", text(200, "{", "application/json"), "sent"],
  ["502", json(502, { error: "The notification could not be sent now." }), "refused"],
  ["503 with a page", text(503, html), "refused"],
  ["404 without a body", text(404, null), "refused"],
  [
    "a relay error",
    () => new Response("{}", { status: 546, headers: { "x-relay-error": "true" } }),
    "refused",
  ],
  ["connection refused", refused, "failed"],
  ["no answer within the limit", never, "failed"],
  ["no answer, and deaf to being aborted", deaf, "failed"],
])("stored whatever the notification does: %s", async (_, notification, expected) => {
  const { outcome, calls } = await send(created, notification);
  expect(outcome).toEqual({ stored: true, notification: expected });
  expect(calls).toHaveLength(2);
});

test.each<[string, Answer, unknown[][]]>([
  ["the answer", received, [["Notification:", { received: true }]]],
  ["an error's answer", json(502, { error: "not now" }), [["Notification:", { error: "not now" }]]],
  ["nothing where there is no JSON", text(200, html), []],
])("logs %s", async (_, notification, logged) => {
  await send(created, notification);
  expect(jest.mocked(console.info).mock.calls).toEqual(logged);
});

test.each<[string, () => Promise<never>]>([
  ["cannot be fetched", () => Promise.reject(new Error("Loading chunk 7 failed."))],
  ["does not come", () => new Promise(() => {})],
])("not stored when the script for sending %s", async (_, loadClient) => {
  const sending = sendSubmission(loadClient, exampleSubmission, KEY);
  await jest.advanceTimersByTimeAsync(CALL_LIMIT);
  expect(await sending).toEqual({ stored: false });
});

test("an exception in our own code is not taken for a server's answer", async () => {
  const client = {
    from: () => {
      throw new RangeError("our mistake");
    },
  };
  await expect(sendSubmission(async () => client as never, exampleSubmission, KEY)).rejects.toThrow(
    "our mistake",
  );
});
