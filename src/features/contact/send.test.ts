import { exampleRow, exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import {
  CAPTIVE_PORTAL,
  DUPLICATE,
  type HttpFault,
  insertFaults,
  notificationAnswers,
  notificationFaults,
} from "../../../test/contactFaults";
import { limitByTimers } from "../../../test/limitByTimers";
import { CALL_TIMEOUT, sendSubmission } from "./send";

const KEY = "00000000-0000-4000-8000-000000000001";

// supabase-js requires WebSocket, which Node 20 lacks, but does not open one here.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

process.env.GATSBY_SUPABASE_URL = "https://backend.example";
process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY = "public-key";
jest.mock("../../loader/LoadErrorNotice", () => ({ showLoadError: jest.fn() }));

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
/** Turns a fault into a row in a test table. */
const row = ({ name, status, body, type }: HttpFault): [string, Respond] => [
  name,
  text(status, body || null, type),
];

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

/** Faults without a complete response. */
const BROKEN: [string, Respond][] = [
  ["connection refused, name not resolved, offline", refused],
  ["no response within the time limit", never],
  ["a redirect", () => Promise.reject(new TypeError("unexpected redirect"))],
  ["201 with its body cut off", broken(201, "application/json")],
  ["500 with its body cut off", broken(500, "application/json")],
];

type Fault = [what: string, insert: Respond, message: string | undefined];

test.each<Fault>([
  ...insertFaults.map((fault): Fault => [...row(fault), fault.message]),
  ...BROKEN.map((fault): Fault => [...fault, undefined]),
])(
  "reports the message as not stored when the insert fails with %s",
  async (_, insert, message) => {
    const { result, calls } = await send(insert);
    expect(result).toEqual(message ? { stored: false, message } : { stored: false });
    expect(calls).toHaveLength(1);
  },
);

test.each<[string, Respond, "sent" | "refused" | "failed"]>([
  ["200 with JSON", received, "sent"],
  ["204", text(204, null), "sent"],
  ...notificationAnswers.map((each): [string, Respond, "sent"] => [...row(each), "sent"]),
  ...notificationFaults.map((each): [string, Respond, "refused"] => [...row(each), "refused"]),
  [
    "a relay error",
    () => new Response("{}", { status: 546, headers: { "x-relay-error": "true" } }),
    "refused",
  ],
  ["connection refused", refused, "failed"],
  ["no response within the time limit", never, "failed"],
])(
  "reports the message as stored when the notification request ends with %s",
  async (_, notification, expected) => {
    const { result, calls } = await send(created, notification);
    expect(result).toEqual({ stored: true, notification: expected });
    expect(calls).toHaveLength(2);
  },
);

const NOT_NOW = { error: "not now" };

test.each<[string, Respond, unknown[][]]>([
  ["the notification's response", received, [["Notification:", { received: true }]]],
  ["the notification's error response", json(502, NOT_NOW), [["Notification:", NOT_NOW]]],
  ["nothing when the notification's response is not JSON", text(200, CAPTIVE_PORTAL), []],
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
