import { createDrafts } from "./drafts";
import { exampleSubmission } from "./exampleSubmission";
import { CALL_LIMIT, type ContactClient } from "./submission";
import { createSubmissionFlow, type FlowState, SENT_FOR } from "./submissionFlow";

/** Digests are computed beside JavaScript, in real time; this was taken before timers are faked. */
const realTick = setImmediate;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => realTick(resolve));
}

type InsertAnswer = { status: number; error: object | null };
type Insert = (row: { id: string }) => Promise<InsertAnswer>;
type NotificationAnswer = { data: unknown; error: Error | null };

const taken: InsertAnswer = { status: 201, error: null };
const lost: InsertAnswer = { status: 0, error: { message: "TypeError: Failed to fetch" } };
const already: InsertAnswer = {
  status: 409,
  error: { code: "23505", message: 'constraint "contact_submissions_pkey"' },
};
const failure = (status: number, message: string): InsertAnswer => ({ status, error: { message } });
const answered: NotificationAnswer = { data: null, error: null };
const named = (name: string): NotificationAnswer => ({
  data: null,
  error: Object.assign(new Error(), { name, context: Response.json({}) }),
});

/** The backend as far as it matters here: it stores a key once, and may lose its answer. */
function table() {
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

function flowOf(insert: Insert, drafts = createDrafts(storage), notification = answered) {
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

let stored: string | null;
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

beforeEach(() => {
  jest.spyOn(console, "info").mockImplementation();
  stored = null;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sentToast = [
  "plain",
  "Message sent successfully!",
  "We'll get back to you as soon as possible.",
];
const error = (text: string) => ["destructive", "Error submitting form", text];

test("idle, sending, sent for five seconds, idle; and the draft is gone", async () => {
  const { flow, states, told, drafts } = flowOf(table().insert);
  await flow.submit(exampleSubmission);
  expect(states).toEqual(["sending", "sent"]);
  expect(told).toEqual([sentToast]);
  expect(drafts.current()).toBeUndefined();
  expect(stored).toBeNull();
  jest.advanceTimersByTime(SENT_FOR - 1);
  expect(flow.state()).toBe("sent");
  jest.advanceTimersByTime(1);
  expect(flow.state()).toBe("idle");
});

test.each<[string, InsertAnswer, string]>([
  ["an error with a message", failure(400, "violates check"), "violates check"],
  ["an error without one", failure(500, ""), "Please try again later."],
  ["no answer", lost, "Please try again later."],
])("%s: idle again, the draft kept, no notification", async (_, answer, text) => {
  const { flow, states, told, drafts, invoke } = flowOf(async () => answer);
  await flow.submit(exampleSubmission);
  expect(states).toEqual(["sending", "idle"]);
  expect(told).toEqual([error(text)]);
  expect(invoke).not.toHaveBeenCalled();
  expect(drafts.current()?.values).toEqual(exampleSubmission);
});

test.each<[string, NotificationAnswer, string[]]>([
  [
    "answers an error",
    named("FunctionsHttpError"),
    [
      "plain",
      "Message received but notification issue",
      "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
    ],
  ],
  [
    "throws",
    named("FunctionsFetchError"),
    [
      "plain",
      "Message received",
      "Your message was saved, but there was an issue with our notification system. Our team will still see your message.",
    ],
  ],
])("when the notification %s, success goes on with its own toast", async (_, answer, toast) => {
  const { flow, states, told, drafts } = flowOf(table().insert, undefined, answer);
  await flow.submit(exampleSubmission);
  expect(told).toEqual([toast, sentToast]);
  expect(states).toEqual(["sending", "sent"]);
  expect(drafts.current()).toBeUndefined();
});

test("an exception in our own code has its text, and the draft stays", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const { flow, told, states, drafts } = flowOf(() => {
    throw new RangeError("our mistake");
  });
  await flow.submit(exampleSubmission);
  expect(told).toEqual([error("An unexpected error occurred. Please try again.")]);
  expect(states).toEqual(["sending", "idle"]);
  expect(drafts.current()?.values).toEqual(exampleSubmission);
});

test("an insert that never answers ends after the limit, and its retry has the same key", async () => {
  const { flow, told, inserted } = flowOf(() => new Promise(() => {}));
  for (let round = 0; round < 2; round += 1) {
    const sending = flow.submit(exampleSubmission);
    await until(() => inserted.mock.calls.length > round);
    await jest.advanceTimersByTimeAsync(CALL_LIMIT);
    await sending;
  }
  expect(told).toEqual(Array(2).fill(error("Please try again later.")));
  expect(inserted.mock.calls[0]?.[0].id).toBe(inserted.mock.calls[1]?.[0].id);
});

test("five clicks, two submits in one tick and Enter held make one request", async () => {
  const { flow, inserted, invoke } = flowOf(table().insert);
  await Promise.all(Array.from({ length: 5 }, () => flow.submit(exampleSubmission)));
  for (let count = 0; count < 5; count += 1) await flow.submit(exampleSubmission);
  expect(inserted).toHaveBeenCalledTimes(1);
  expect(invoke).toHaveBeenCalledTimes(1);
});

test("a lost answer and its retry are one row and a success", async () => {
  const { rows, insert, loseAnswers } = table();
  const { flow, told, invoke } = flowOf(insert);
  loseAnswers(true);
  for (let count = 0; count < 10; count += 1) await flow.submit(exampleSubmission);
  expect(told).toEqual(Array(10).fill(error("Please try again later.")));
  loseAnswers(false);
  await flow.submit(exampleSubmission);
  expect(told.at(-1)).toEqual(sentToast);
  expect(invoke).toHaveBeenCalledTimes(1);
  expect(rows).toHaveLength(1);
});

test("text changed after an unknown outcome has a key of its own; the first text keeps its key", async () => {
  const { rows, insert, loseAnswers } = table();
  const { flow } = flowOf(insert);
  loseAnswers(true);
  await flow.submit(exampleSubmission);
  await flow.submit({ ...exampleSubmission, message: "On second thoughts: what does it cost?" });
  loseAnswers(false);
  await flow.submit(exampleSubmission);
  expect(rows.map(({ message }) => message)).toEqual([
    exampleSubmission.message,
    "On second thoughts: what does it cost?",
  ]);
});

test("texts that differ only in what cannot be stored are one message", async () => {
  const { rows, insert, loseAnswers } = table();
  const { flow } = flowOf(insert);
  loseAnswers(true);
  await flow.submit(exampleSubmission);
  await flow.submit({ ...exampleSubmission, message: `\0${exampleSubmission.message}\ud83d ` });
  expect(rows).toEqual([expect.objectContaining({ message: exampleSubmission.message })]);
});

/** Another page, or tab, of the same device. */
function nextVisit(insert: Insert) {
  const visit = flowOf(insert, createDrafts(storage));
  visit.drafts.current();
  return visit;
}

test("a page closed during the insert leaves the draft, and the retry its key", async () => {
  const { rows, insert } = table();
  const closed = flowOf(async (row) => {
    await insert(row);
    return new Promise(() => {});
  });
  void closed.flow.submit(exampleSubmission);
  await until(() => rows.length === 1);

  const { flow, drafts, told } = nextVisit(insert);
  expect(drafts.current()?.values).toEqual(exampleSubmission);
  await flow.submit(exampleSubmission);
  expect(told).toEqual([sentToast]);
  expect(rows).toHaveLength(1);
});

test("two tabs with one draft are one row, at once or one after the other", async () => {
  const { rows, insert } = table();
  const first = flowOf(insert);
  first.drafts.keep(exampleSubmission);
  first.drafts.flush();
  const tabs = [nextVisit(insert), nextVisit(insert), nextVisit(insert)];
  await Promise.all(tabs.map(({ flow }) => flow.submit(exampleSubmission)));
  await first.flow.submit(exampleSubmission);
  for (const { told } of [first, ...tabs]) expect(told).toEqual([sentToast]);
  expect(rows).toHaveLength(1);
});

test("the same words written anew after a success are a second message", async () => {
  const { rows, insert } = table();
  const { flow } = flowOf(insert);
  await flow.submit(exampleSubmission);
  jest.advanceTimersByTime(SENT_FOR);
  await flow.submit(exampleSubmission);
  expect(rows).toHaveLength(2);
});

test("without storage it sends all the same, and its retry has the same key", async () => {
  const { rows, insert, loseAnswers } = table();
  const denied = createDrafts(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const { flow, told } = flowOf(insert, denied);
  loseAnswers(true);
  await flow.submit(exampleSubmission);
  loseAnswers(false);
  await flow.submit(exampleSubmission);
  expect(told.at(-1)).toEqual(sentToast);
  expect(rows).toHaveLength(1);
});
