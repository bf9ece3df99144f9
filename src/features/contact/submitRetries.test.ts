import { createDrafts } from "./draft";
import { exampleSubmission } from "./exampleSubmission";
import { CALL_LIMIT } from "./send";
import { SENT_FOR } from "./submit";
import {
  beginAnew,
  error,
  flowOf,
  type Insert,
  sentToast,
  storage,
  table,
  tidyUp,
  until,
} from "./submitTestTools";

beforeEach(beginAnew);
afterEach(tidyUp);

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
