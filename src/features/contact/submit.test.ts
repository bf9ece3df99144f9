import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { fakeStorage } from "../../../test/fakeStorage";
import { readContent } from "../../../test/readContent";
import { createDraftStore } from "./draft";
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
const notificationError = (name: string): NotificationResult => ({
  data: null,
  error: Object.assign(new Error(), { name, context: Response.json({}) }),
});

/** A table that stores each key once, and whose responses can be lost after the insert. */
function fakeTable() {
  const rows: { id: string; message: string }[] = [];
  const table = {
    rows,
    losesResponses: false,
    async insert(row: { id: string }) {
      const isStored = rows.some(({ id }) => id === row.id);
      if (!isStored) rows.push(row as never);
      if (table.losesResponses) return lostResponse;
      return isStored ? duplicate : inserted;
    },
  };
  return table;
}

/** A page or a tab with the form, which has read what is stored. */
function openTab(insert: Insert, notification: NotificationResult = { data: null, error: null }) {
  const draftStore = createDraftStore();
  draftStore.current();
  const invoke = jest.fn(async () => notification);
  const toasts: string[][] = [];
  const states: SubmitState[] = [];
  const insertSpy = jest.fn(insert);
  const client = {
    from: () => ({ insert: (row: { id: string }) => ({ abortSignal: () => insertSpy(row) }) }),
    functions: { invoke },
  } as unknown as ContactClient;
  const { state, submit } = createSubmitFlow({
    draftStore,
    loadClient: async () => client,
    showToast: ({ title, text = "", tone = "plain" }) => toasts.push([tone, title, text]),
  });
  state.subscribe(() => states.push(state.get()));
  /** Sends the example, or a variation of it. */
  const send = (others: Partial<typeof exampleSubmission> = {}) =>
    submit({ ...exampleSubmission, ...others }, form.toasts);
  return { send, insert: insertSpy, invoke, toasts, states, draftStore };
}

/** Returns a toast of the content as the form shows it. */
const toastOf = (name: keyof typeof form.toasts, tone = "plain"): string[] => {
  const { title, text } = form.toasts[name];
  return [tone, title, text];
};
const successToast = toastOf("sent");
const failureToast = toastOf("notStored", "destructive");

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation();
  storage = fakeStorage();
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
  const { send, states, toasts, draftStore } = openTab(fakeTable().insert, result);
  await send();
  expect(toasts).toEqual([toast, successToast]);
  expect(states).toEqual(["sending", "sent"]);
  expect(draftStore.current()).toBeUndefined();
});

test("reports an unexpected error and keeps the draft when our own code throws", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { send, toasts, states, draftStore } = openTab(() => {
    throw new RangeError("own bug");
  });
  await send();
  expect(toasts).toEqual([toastOf("unexpected", "destructive")]);
  expect(states).toEqual(["sending", "failed"]);
  expect(draftStore.current()?.values).toEqual(exampleSubmission);
});

test("reuses the idempotency key when an insert timed out", async () => {
  const { send, toasts, insert } = openTab(() => new Promise(() => {}));
  for (let round = 0; round < 2; round += 1) {
    const sending = send();
    await waitUntil(() => insert.mock.calls.length > round);
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT);
    await sending;
  }
  expect(toasts).toEqual(Array(2).fill(failureToast));
  expect(insert.mock.calls[0]?.[0].id).toBe(insert.mock.calls[1]?.[0].id);
});

test.each(["usable", "denied"] as const)(
  "stores one row when responses were lost and the message is retried, with storage that is %s",
  async (state) => {
    storage.state = state;
    const table = fakeTable();
    const { send, toasts, invoke } = openTab(table.insert);
    table.losesResponses = true;
    for (let count = 0; count < 10; count += 1) await send();
    expect(toasts).toEqual(Array(10).fill(failureToast));
    table.losesResponses = false;
    await send();
    expect(toasts.at(-1)).toEqual(successToast);
    expect(invoke).toHaveBeenCalledTimes(1);
    expect(table.rows).toHaveLength(1);
  },
);

test("uses another key for a changed text, the first one again for the first text, and for one that differs in what cannot be stored", async () => {
  const table = fakeTable();
  const { send } = openTab(table.insert);
  const message = "On second thoughts: what does it cost?";
  table.losesResponses = true;
  await send();
  await send({ message });
  await send({ message: `\0${exampleSubmission.message}\ud83d ` });
  table.losesResponses = false;
  await send();
  expect(table.rows.map((row) => row.message)).toEqual([exampleSubmission.message, message]);
});

test("restores the draft and reuses the idempotency key when the page was closed during the insert", async () => {
  const { rows, insert } = fakeTable();
  const closed = openTab(async (row) => {
    await insert(row);
    return new Promise(() => {});
  });
  void closed.send();
  await waitUntil(() => rows.length === 1);

  const { send, draftStore, toasts } = openTab(insert);
  expect(draftStore.current()?.values).toEqual(exampleSubmission);
  await send();
  expect(toasts).toEqual([successToast]);
  expect(rows).toHaveLength(1);
});

test("stores one row when several tabs send the same draft", async () => {
  const { rows, insert } = fakeTable();
  const first = openTab(insert);
  first.draftStore.save(exampleSubmission);
  const tabs = [openTab(insert), openTab(insert), openTab(insert)];
  await Promise.all(tabs.map(({ send }) => send()));
  await first.send();
  for (const { toasts } of [first, ...tabs]) expect(toasts).toEqual([successToast]);
  expect(rows).toHaveLength(1);
});

test("stores a second row when the same text is written again after a success", async () => {
  const { rows, insert } = fakeTable();
  const { send } = openTab(insert);
  await send();
  jest.advanceTimersByTime(SENT_DURATION);
  await send();
  expect(rows).toHaveLength(2);
});

test("sends one request when it is submitted several times in one tick and while sending", async () => {
  const { send, insert, invoke } = openTab(fakeTable().insert);
  await Promise.all(Array.from({ length: 5 }, () => send()));
  for (let count = 0; count < 5; count += 1) await send();
  expect(insert).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledTimes(1);
});
