import { exampleSubmission } from "../../../supabase/tests/exampleSubmission";
import { createDraftStore } from "./draft";
import { CALL_TIMEOUT } from "./send";
import { SENT_DURATION } from "./submit";
import {
  createFlow,
  failureToast,
  fakeTable,
  type Insert,
  setUp,
  storage,
  successToast,
  tearDown,
  waitUntil,
} from "./submitTestTools";

beforeEach(setUp);
afterEach(tearDown);

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
