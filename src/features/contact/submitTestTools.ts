import { readContent } from "../../../test/readContent";
import { createDraftStore } from "./draft";
import type { Submission } from "./fields";
import { createSubmitFlow, type SubmitState } from "./submit";
import type { ContactClient } from "./supabaseClient";

const { form } = readContent<{ form: Queries.ContactFormFieldsFragment }>("contact/page.yaml");

/** Digests are computed in another thread, so waiting for them needs the timer that Jest replaces. */
const realSetImmediate = setImmediate;

/** Waits in real time until the condition holds. */
export async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => realSetImmediate(resolve));
}

export type InsertResult = { status: number; error: object | null };
export type Insert = (row: { id: string }) => Promise<InsertResult>;
export type NotificationResult = { data: unknown; error: Error | null };

const inserted: InsertResult = { status: 201, error: null };
export const lostResponse: InsertResult = {
  status: 0,
  error: { message: "TypeError: Failed to fetch" },
};
const duplicate: InsertResult = {
  status: 409,
  error: { code: "23505", message: 'constraint "contact_submissions_pkey"' },
};
export const failure = (status: number, message: string): InsertResult => ({
  status,
  error: { message },
});
const notified: NotificationResult = { data: null, error: null };
export const notificationError = (name: string): NotificationResult => ({
  data: null,
  error: Object.assign(new Error(), { name, context: Response.json({}) }),
});

/** A table that stores each key once, and whose responses can be lost after the insert. */
export function fakeTable() {
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

export function createFlow(
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
export const storage = () =>
  ({
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  }) as unknown as Storage;

export const storedDraft = () => stored;

/** Fakes the timers, empties the storage and silences the console. */
export function setUp(): void {
  jest.spyOn(console, "info").mockImplementation();
  stored = null;
  jest.useFakeTimers();
}

export function tearDown(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

/** Returns a toast of the content as the form shows it. */
export const toastOf = (name: keyof typeof form.toasts, tone = "plain"): string[] => {
  const { title, text } = form.toasts[name];
  return [tone, title, text];
};
export const successToast = toastOf("sent");
export const failureToast = toastOf("notStored", "destructive");
