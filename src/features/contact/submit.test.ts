import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { readContent } from "../../../test/readContent";
import { createDraftStore } from "./draft";
import type { Submission } from "./fields";
import { CALL_TIMEOUT } from "./send";
import { createSubmitFlow, SENT_DURATION, type SubmitState } from "./submit";
import type { ContactClient } from "./supabaseClient";

const { form } = readContent<{ form: Queries.ContactFormFieldsFragment }>("contact/page.yaml");

/** Digests are computed in another thread, so waiting for them needs the timer that Jest replaces. */
const realSetImmediate = setImmediate;

/** Waits in real time until the condition holds. */
async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => realSetImmediate(resolve));
}

type InsertResult = { status: number; error: object | null };
type Insert = (row: { id: string }) => Promise<InsertResult>;
type NotificationResult = { data: unknown; error: Error | null };

const inserted: InsertResult = { status: 201, error: null };
const lostResponse: InsertResult = {
  status: 0,
  error: { message: "TypeError: Failed to fetch" },
};
const duplicate: InsertResult = {
  status: 409,
  error: { code: "23505", message: 'constraint "contact_submissions_pkey"' },
};
const notified: NotificationResult = { data: null, error: null };
const notificationError = (name: string): NotificationResult => ({
  data: null,
  error: Object.assign(new Error(), { name, context: Response.json({}) }),
});

/** A table that stores each key once, and whose responses can be lost after the insert. */
function fakeTable() {
  const rows: { id: string; message: string }[] = [];
  let losesResponses = false;
  const insert: Insert = async (row) => {
    const isStored = rows.some(({ id }) => id === row.id);
    if (!isStored) rows.push(row as never);
    if (losesResponses) return lostResponse;
    return isStored ? duplicate : inserted;
  };
  return {
    rows,
    insert,
    loseResponses(value: boolean) {
      losesResponses = value;
    },
  };
}

function createFlow(
  insert: Insert,
  draftStore = createDraftStore(storage),
  notification = notified,
) {
  const invoke = jest.fn(async () => notification);
  const toasts: string[][] = [];
  const states: SubmitState[] = [];
  const insertSpy = jest.fn(insert);
  const client = {
    from: () => ({ insert: (row: { id: string }) => ({ abortSignal: () => insertSpy(row) }) }),
    functions: { invoke },
  } as unknown as ContactClient;
  const created = createSubmitFlow({
    draftStore,
    loadClient: async () => client,
    showToast: ({ title, text = "", tone = "plain" }) => toasts.push([tone, title, text]),
  });
  const flow = {
    ...created,
    submit: (values: Partial<Submission>) => created.submit(values, form.toasts),
  };
  flow.state.subscribe(() => states.push(flow.state.get()));
  return { flow, insert: insertSpy, invoke, toasts, states, draftStore };
}

let stored: string | null = null;
const storage = () =>
  ({
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  }) as unknown as Storage;

/** Returns a toast of the content as the form shows it. */
const toastOf = (name: keyof typeof form.toasts, tone = "plain"): string[] => {
  const { title, text } = form.toasts[name];
  return [tone, title, text];
};
const successToast = toastOf("sent");
const failureToast = toastOf("notStored", "destructive");

beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation();
  stored = null;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<[string, NotificationResult, string[]]>([
  ["returns an error", notificationError("FunctionsHttpError"), toastOf("refused")],
  ["throws", notificationError("FunctionsFetchError"), toastOf("failed")],
])("reports the problem and the success when the notification %s", async (_, result, toast) => {
  const { flow, states, toasts, draftStore } = createFlow(fakeTable().insert, undefined, result);
  await flow.submit(exampleSubmission);
  expect(toasts).toEqual([toast, successToast]);
  expect(states).toEqual(["sending", "sent"]);
  expect(draftStore.current()).toBeUndefined();
});

test("reports an unexpected error and keeps the draft when our own code throws", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { flow, toasts, states, draftStore } = createFlow(() => {
    throw new RangeError("own bug");
  });
  await flow.submit(exampleSubmission);
  expect(toasts).toEqual([toastOf("unexpected", "destructive")]);
  expect(states).toEqual(["sending", "failed"]);
  expect(draftStore.current()?.values).toEqual(exampleSubmission);
});

test("reuses the idempotency key when an insert timed out", async () => {
  const { flow, toasts, insert } = createFlow(() => new Promise(() => {}));
  for (let round = 0; round < 2; round += 1) {
    const sending = flow.submit(exampleSubmission);
    await waitUntil(() => insert.mock.calls.length > round);
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT);
    await sending;
  }
  expect(toasts).toEqual(Array(2).fill(failureToast));
  expect(insert.mock.calls[0]?.[0].id).toBe(insert.mock.calls[1]?.[0].id);
});

test("stores one row and reports success when a response was lost and the message is retried", async () => {
  const { rows, insert, loseResponses } = fakeTable();
  const { flow, toasts, invoke } = createFlow(insert);
  loseResponses(true);
  for (let count = 0; count < 10; count += 1) await flow.submit(exampleSubmission);
  expect(toasts).toEqual(Array(10).fill(failureToast));
  loseResponses(false);
  await flow.submit(exampleSubmission);
  expect(toasts.at(-1)).toEqual(successToast);
  expect(invoke).toHaveBeenCalledTimes(1);
  expect(rows).toHaveLength(1);
});

test("uses another idempotency key for a changed text, and the first one again for the first text", async () => {
  const { rows, insert, loseResponses } = fakeTable();
  const { flow } = createFlow(insert);
  loseResponses(true);
  await flow.submit(exampleSubmission);
  await flow.submit({ ...exampleSubmission, message: "On second thoughts: what does it cost?" });
  loseResponses(false);
  await flow.submit(exampleSubmission);
  expect(rows.map(({ message }) => message)).toEqual([
    exampleSubmission.message,
    "On second thoughts: what does it cost?",
  ]);
});

test("stores one row when texts differ only in what cannot be stored", async () => {
  const { rows, insert, loseResponses } = fakeTable();
  const { flow } = createFlow(insert);
  loseResponses(true);
  await flow.submit(exampleSubmission);
  await flow.submit({ ...exampleSubmission, message: `\0${exampleSubmission.message}\ud83d ` });
  expect(rows).toEqual([expect.objectContaining({ message: exampleSubmission.message })]);
});

/** Another page or tab of the same browser. */
function nextVisit(insert: Insert) {
  const visit = createFlow(insert, createDraftStore(storage));
  visit.draftStore.current();
  return visit;
}

test("restores the draft and reuses the idempotency key when the page was closed during the insert", async () => {
  const { rows, insert } = fakeTable();
  const closed = createFlow(async (row) => {
    await insert(row);
    return new Promise(() => {});
  });
  void closed.flow.submit(exampleSubmission);
  await waitUntil(() => rows.length === 1);

  const { flow, draftStore, toasts } = nextVisit(insert);
  expect(draftStore.current()?.values).toEqual(exampleSubmission);
  await flow.submit(exampleSubmission);
  expect(toasts).toEqual([successToast]);
  expect(rows).toHaveLength(1);
});

test("stores one row when several tabs send the same draft", async () => {
  const { rows, insert } = fakeTable();
  const first = createFlow(insert);
  first.draftStore.save(exampleSubmission);
  first.draftStore.flush();
  const tabs = [nextVisit(insert), nextVisit(insert), nextVisit(insert)];
  await Promise.all(tabs.map(({ flow }) => flow.submit(exampleSubmission)));
  await first.flow.submit(exampleSubmission);
  for (const { toasts } of [first, ...tabs]) expect(toasts).toEqual([successToast]);
  expect(rows).toHaveLength(1);
});

test("stores a second row when the same text is written again after a success", async () => {
  const { rows, insert } = fakeTable();
  const { flow } = createFlow(insert);
  await flow.submit(exampleSubmission);
  jest.advanceTimersByTime(SENT_DURATION);
  await flow.submit(exampleSubmission);
  expect(rows).toHaveLength(2);
});

test("sends and reuses the idempotency key when storage is denied", async () => {
  const { rows, insert, loseResponses } = fakeTable();
  const denied = createDraftStore(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { flow, toasts } = createFlow(insert, denied);
  loseResponses(true);
  await flow.submit(exampleSubmission);
  loseResponses(false);
  await flow.submit(exampleSubmission);
  expect(toasts.at(-1)).toEqual(successToast);
  expect(rows).toHaveLength(1);
});

test("sends one request when it is submitted several times in one tick and while sending", async () => {
  const { flow, insert, invoke } = createFlow(fakeTable().insert);
  await Promise.all(Array.from({ length: 5 }, () => flow.submit(exampleSubmission)));
  for (let count = 0; count < 5; count += 1) await flow.submit(exampleSubmission);
  expect(insert).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledTimes(1);
});
