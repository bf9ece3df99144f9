import { createDrafts } from "./draft";
import type { ContactClient } from "./send";
import { createSubmissionFlow, type FlowState } from "./submit";

/** Digests are computed beside JavaScript, in real time; this was taken before timers are faked. */
const realTick = setImmediate;

/** Waits in real time until it is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => realTick(resolve));
}

export type InsertAnswer = { status: number; error: object | null };
export type Insert = (row: { id: string }) => Promise<InsertAnswer>;
export type NotificationAnswer = { data: unknown; error: Error | null };

export const taken: InsertAnswer = { status: 201, error: null };
export const lost: InsertAnswer = { status: 0, error: { message: "TypeError: Failed to fetch" } };
const already: InsertAnswer = {
  status: 409,
  error: { code: "23505", message: 'constraint "contact_submissions_pkey"' },
};
export const failure = (status: number, message: string): InsertAnswer => ({
  status,
  error: { message },
});
export const answered: NotificationAnswer = { data: null, error: null };
export const named = (name: string): NotificationAnswer => ({
  data: null,
  error: Object.assign(new Error(), { name, context: Response.json({}) }),
});

/** The backend as far as it matters here: it stores a key once, and may lose its answer. */
export function table() {
  const rows: { id: string; message: string }[] = [];
  let losesAnswers = false;
  const insert: Insert = async (row) => {
    const stored = rows.some(({ id }) => id === row.id);
    if (!stored) rows.push(row as never);
    if (losesAnswers) return lost;
    return stored ? already : taken;
  };
  return {
    rows,
    insert,
    loseAnswers(value: boolean) {
      losesAnswers = value;
    },
  };
}

export function flowOf(insert: Insert, drafts = createDrafts(storage), notification = answered) {
  const invoke = jest.fn(async () => notification);
  const told: string[][] = [];
  const states: FlowState[] = [];
  const inserted = jest.fn(insert);
  const client = {
    from: () => ({ insert: (row: { id: string }) => ({ abortSignal: () => inserted(row) }) }),
    functions: { invoke },
  } as unknown as ContactClient;
  const flow = createSubmissionFlow({
    drafts,
    loadClient: async () => client,
    tell: ({ title, text = "", tone = "plain" }) => told.push([tone, title, text]),
  });
  flow.subscribe(() => states.push(flow.state()));
  return { flow, inserted, invoke, told, states, drafts };
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

/** What the device keeps. */
export const kept = () => stored;

/** A clock that stands, a device that keeps nothing yet, and a silent console. */
export function beginAnew(): void {
  jest.spyOn(console, "info").mockImplementation();
  stored = null;
  jest.useFakeTimers();
}

export function tidyUp(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

export const sentToast = [
  "plain",
  "Message sent successfully!",
  "We'll get back to you as soon as possible.",
];
export const error = (text: string) => ["destructive", "Error submitting form", text];
